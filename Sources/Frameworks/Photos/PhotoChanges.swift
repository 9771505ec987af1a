import UIKit

/// The images that a block of changes adds to the photo library.
enum PhotoChanges {
  private static let queue = DispatchQueue(label: "photo library")
  private static let key = "PhotoChanges"

  /// Records an image, and returns whether the current thread is in a block of changes.
  static func add(_ image: UIImage) -> Bool {
    guard var images = Thread.current.threadDictionary[key] as? [UIImage] else { return false }
    images.append(image)
    Thread.current.threadDictionary[key] = images
    return true
  }

  /// Runs a block of changes, and returns the images that it adds.
  private static func collect(_ block: () -> Void) -> [UIImage] {
    Thread.current.threadDictionary[key] = [UIImage]()
    block()
    defer { Thread.current.threadDictionary[key] = nil }
    return Thread.current.threadDictionary[key] as? [UIImage] ?? []
  }

  /// Makes changes on a private queue, and calls a closure there.
  static func perform(
    _ block: @escaping @Sendable () -> Void,
    then completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    queue.async {
      let images = collect(block)
      DispatchQueue.main.async {
        let failure = MainActor.assumeIsolated { save(images) }
        queue.async { completion(failure == nil, failure) }
      }
    }
  }

  @MainActor
  private static func save(_ images: [UIImage]) -> (any Error)? {
    do {
      for image in images { try PhotoLibrary.shared.save(image) }
      return nil
    } catch {
      return error
    }
  }
}
