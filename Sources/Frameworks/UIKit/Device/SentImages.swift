import AppRuntime
import DisplayList
import Synchronization

/// The images that the device has stored.
///
/// An image is sent before the first frame that draws it, and removed when nothing can draw it
/// anymore.
@MainActor
final class SentImages {
  /// A closure that sends an image or a message that removes it.
  private let send: (ImageID, Data) -> Void
  /// The number of images that share each number because they're equal.
  private var owners: [UInt64: Int] = [:]
  /// The images that the device has but that can't be drawn anymore.
  private var unused: Set<UInt64> = []
  /// The numbers of images that were released since the last frame, on any thread.
  private let ended = EndedImages()

  /// Creates a store that sends images with a closure.
  ///
  /// The data is empty for images to remove.
  init(send: @escaping (ImageID, Data) -> Void) {
    self.send = send
  }

  /// Sends a frame after the images that it draws and the device doesn't have.
  ///
  /// Afterward, this removes the images that neither this frame nor a later one can draw.
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
