import DeviceProtocol
import DisplayList
import Foundation

/// The device's photo library, which all its apps can read.
extension Device {
  /// So many pictures of apps are kept.
  private static let mostPhotos = 1000
  /// So many bytes of pictures are kept.
  private static let mostPhotoBytes = 1_000_000_000

  /// The folder of the photo library. What lies in it is offered to people who pick a picture.
  package var photos: URL { modelStorage.appendingPathComponent("Photos") }

  /// Adds a picture of an app's to the photo library, or tells why not.
  func keepPhoto(_ data: Data, as name: String, from app: RunningApp) {
    do {
      _ = try ImageHeader(checking: data)
      let files = try FileManager.default.contentsOfDirectory(
        at: photos, includingPropertiesForKeys: [.fileSizeKey])
      let sizes = files.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
      guard files.count < Self.mostPhotos, sizes.reduce(data.count, +) <= Self.mostPhotoBytes else {
        return tellPhotoFailure("it is full", of: app)
      }
      try data.write(to: photos.appendingPathComponent(name), options: .withoutOverwriting)
    } catch {
      tellPhotoFailure("\(error)", of: app)
    }
  }

  private func tellPhotoFailure(_ reason: String, of app: RunningApp) {
    let message = "\(app.app.name) added a picture to the photo library in vain: \(reason)."
    take(Report(severity: .warning, message: message), callers: [], from: app)
  }
}
