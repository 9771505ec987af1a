import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The images of frames that are sent to the device.
@MainActor struct SentImagesTests {
  private final class Wire {
    var log: [String] = []
  }

  private let wire: Wire
  private let images: SentImages

  init() {
    let wire = Wire()
    self.wire = wire
    images = SentImages { id, data in
      wire.log.append("\(id.rawValue)" + (data.isEmpty ? " gone" : ""))
    }
  }

  private func image(_ number: UInt64) -> ImageID {
    ImageID(rawValue: number, bytes: ImageBytes(Data([1])))
  }

  /// Returns the messages to the device for a frame.
  private func show(_ ids: ImageID...) -> [String] {
    wire.log = []
    let commands = ids.map {
      DrawingCommand.image($0, destination: .zero, source: .zero, tint: nil)
    }
    images.show(DisplayList(size: .zero, commands: commands)) { wire.log.append("frame") }
    return wire.log
  }

  @Test func anImageComesOnceBeforeTheFirstFrameThatDrawsIt() {
    let (one, two) = (image(1), image(2))
    #expect(show(one, one) == ["1", "frame"])
    #expect(show(one, two) == ["2", "frame"])
    #expect(show(two) == ["frame"])
    #expect(show(one, two) == ["frame"])
  }

  @Test func anImageGoesAfterAFrameThatIsWithoutIt() {
    var one: ImageID? = image(1)
    let two = image(2)
    #expect(show(one!, two) == ["1", "2", "frame"])
    one = nil
    #expect(show(two) == ["frame", "1 gone"])
    #expect(show(two) == ["frame"])
    #expect(show(image(1), two) == ["1", "frame"])
  }

  @Test func anImageThatLivesForAFrameStaysAsLongAsThatIsShown() {
    #expect(show(image(1)) == ["1", "frame"])
    #expect(show(image(1)) == ["frame"])
    #expect(show() == ["frame", "1 gone"])
  }

  @Test func equalImagesAreOne() {
    var one: ImageID? = image(1)
    let equal = image(1)
    #expect(show(one!) == ["1", "frame"])
    #expect(show(one!, equal) == ["frame"])
    one = nil
    #expect(show(equal) == ["frame"])
  }

  @Test func imagesMayEndOnAnyThread() async {
    var ids = (1...100 as ClosedRange<UInt64>).map(image)
    images.show(
      DisplayList(
        size: .zero,
        commands: ids.map { .image($0, destination: .zero, source: .zero, tint: nil) })
    ) {}
    let bytes = ids.map(\.bytes)
    ids = []
    await withTaskGroup { group in
      for one in bytes { group.addTask { _ = one } }
    }
    _ = consume bytes
    #expect(show().count == 101)
  }
}
