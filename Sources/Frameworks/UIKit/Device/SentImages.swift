import AppRuntime
import DisplayList
import Synchronization

/// The images that the device has: each comes before the first frame that draws it, and goes once
/// nothing can draw it.
@MainActor
final class SentImages {
  /// A closure that sends an image, or a notice that it's gone.
  private let send: (ImageID, Data) -> Void
  /// The number of equal images with each number.
  private var owners: [UInt64: Int] = [:]
  /// The images that the device has, but that can't be drawn anymore.
  private var unused: Set<UInt64> = []
  /// Numbers of images that have ended since the last frame, on whichever thread.
  private let ended = EndedImages()

  /// Images that are sent in a way: those that are gone without bytes.
  init(send: @escaping (ImageID, Data) -> Void) {
    self.send = send
  }

  /// Sends the images that a frame draws and the device lacks, has the frame sent, and lets the
  /// device forget those that neither that frame nor a later one draws.
  func show(_ frame: DisplayList, send sendFrame: () -> Void) {
    noteEnded()
    for case .image(let id, _, _, _, _) in frame.commands { provide(id) }
    sendFrame()
    for number in unused { send(ImageID(rawValue: number), Data()) }
    unused.removeAll()
  }

  private func noteEnded() {
    for number in ended.take() {
      owners[number, default: 1] -= 1
      guard owners[number] == 0 else { continue }
      owners[number] = nil
      unused.insert(number)
    }
  }

  private func provide(_ id: ImageID) {
    let number = id.rawValue
    guard let bytes = id.bytes, bytes.whenUnused({ [ended] in ended.add(number) }) else { return }
    owners[number, default: 0] += 1
    guard owners[number] == 1, unused.remove(number) == nil else { return }
    send(id, bytes.data)
  }
}
