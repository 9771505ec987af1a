import Foundation
import Raster
import Synchronization

/// An object that reads the images of a file or of data.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagesource>.
public final class CGImageSource: Sendable {
  private struct State {
    var data: Data
    var isFinal: Bool
    var container: ImageContainer?
    var composer: FrameComposer?
  }

  private let state: Mutex<State>

  init(_ data: Data, isFinal: Bool = true) {
    let container = ImageContainer.read(data)
    state = Mutex(
      State(
        data: data, isFinal: isFinal, container: container,
        composer: container.map { FrameComposer($0) }))
  }

  /// Replaces the data with longer data.
  func update(_ data: Data, isFinal: Bool) {
    let container = ImageContainer.read(data)
    state.withLock {
      $0 = State(
        data: data, isFinal: isFinal, container: container,
        composer: container.map { FrameComposer($0) })
    }
  }

  var container: ImageContainer? { state.withLock { $0.container } }

  var byteCount: Int { state.withLock { $0.data.count } }

  var status: CGImageSourceStatus {
    state.withLock { state in
      guard let container = state.container else {
        return state.isFinal || state.data.count >= 16 ? .statusUnknownType : .statusReadingHeader
      }
      if container.frames.isEmpty { return state.isFinal ? .statusInvalidData : .statusIncomplete }
      if container.isComplete { return .statusComplete }
      return state.isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }
  }

  /// Returns an image with the file's pixels.
  func image(at index: Int) -> CGImage? {
    guard let container, container.frames.indices.contains(index) else { return nil }
    if container.frames.count == 1, ["public.png", "public.jpeg"].contains(container.type),
      let image = CGImage(encoded: container.frames[0].decodableFile(container))
    {
      return image
    }
    return bitmap(at: index).map { CGImage($0) }
  }

  /// Returns the pixels of an image.
  func bitmap(at index: Int) -> Bitmap? {
    state.withLock { state in
      guard let container = state.container, container.frames.indices.contains(index) else {
        return nil
      }
      return state.composer?.bitmap(at: index)
    }
  }

  /// Releases the pixels that were kept to read the next image.
  func removeCache() {
    state.withLock { state in state.composer = state.container.map { FrameComposer($0) } }
  }
}

extension ImageFrame {
  /// The file of a single image, with an end for a JPEG file that's still being loaded.
  fileprivate func decodableFile(_ container: ImageContainer) -> Data {
    container.isComplete || container.type != "public.jpeg" ? file : file + [0xFF, 0xD9]
  }
}
