import UIKit

/// Loads pictures, and keeps them in memory.
@MainActor
final class PictureLoader {
  static let shared = PictureLoader()

  private let cache = NSCache<NSURL, UIImage>()

  func load(_ url: URL, then show: @escaping @MainActor (UIImage?) -> Void) {
    if let picture = cache.object(forKey: url as NSURL) { return show(picture) }
    URLSession.shared.downloadTask(with: url) { file, _, _ in
      let data = file.flatMap { try? Data(contentsOf: $0) }
      DispatchQueue.main.async {
        let picture = data.flatMap(UIImage.init(data:))
        if let picture { self.cache.setObject(picture, forKey: url as NSURL) }
        show(picture)
      }
    }.resume()
  }
}
