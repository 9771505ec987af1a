import DeviceProtocol
import DisplayList
import Foundation
import Safeguards

/// The device's photo library, which all apps can read.
extension Device {
  /// The maximum number of images that apps can add.
  private static let mostPhotos = 1000
  /// The maximum total size of images that apps can add, in bytes.
  private static let mostPhotoBytes = 1_000_000_000

  /// The folder of the photo library, whose images photo pickers show.
  package var photos: URL { modelStorage.appendingPathComponent("Photos", isDirectory: true) }

  /// An error if the photo library doesn't accept an image.
  package struct PhotoRefusal: Error, CustomStringConvertible {
    /// The reason, as the end of a sentence.
    package let description: String
  }

  /// Adds one of the user's images, a PNG or JPEG, to the photo library.
  /// - Throws: `PhotoRefusal`, or the problem with the image.
  package func addPhoto(_ data: Data) throws {
    let format = try ImageHeader(checking: data).format
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    try writePhoto(data, as: "\(UUID().uuidString).\(format == .png ? "png" : "jpg")")
    notifyOfPhotos(answering: nil)
  }

  /// Adds an app's image to the photo library, or reports why that isn't possible.
  func keepPhoto(_ data: Data, as name: String, from app: RunningApp) {
    do {
      _ = try ImageHeader(checking: data)
      try writePhoto(data, as: name)
    } catch {
      tellPhotoFailure("couldn't add an image to", "\(error)", of: app)
    }
    notifyOfPhotos(answering: app)
  }

  /// Makes an app's changes of the photo library, or reports why that isn't possible.
  func changePhotos(_ changes: [PhotoChange], from app: RunningApp) {
    do {
      let folder = try RootFolder(making: photos, mode: 0o700)
      var index = try storedIndex(in: folder)
      for change in changes { index.apply(change) }
      let files = index.removed.filter { !$0.hasPrefix("sample/") }
      index.forget(Array(files))
      try index.checkSize()
      try folder.replace(PhotoIndex.fileName, with: try index.data)
      for file in files where folder.status(of: file) != nil { try folder.remove(file) }
    } catch {
      tellPhotoFailure("couldn't change", "\(error)", of: app)
    }
    notifyOfPhotos(answering: app)
  }

  /// Returns the index, whose file doesn't exist before the first change.
  private func storedIndex(in folder: RootFolder) throws -> PhotoIndex {
    guard folder.status(of: PhotoIndex.fileName) != nil else { return PhotoIndex() }
    return try PhotoIndex(folder.read(PhotoIndex.fileName, atMost: PhotoIndex.largestFile))
  }

  /// Notifies apps that the library has changed.
  /// - Parameter sender: The app whose request has been handled, if there's one.
  private func notifyOfPhotos(answering sender: RunningApp?) {
    for app in running.values { send(.feature(.photos(isAnswer: app === sender)), to: app) }
    screenDidChange()
  }

  private func writePhoto(_ data: Data, as name: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: photos, includingPropertiesForKeys: [.fileSizeKey])
    let sizes = files.map { (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
    guard files.count < Self.mostPhotos, sizes.reduce(data.count, +) <= Self.mostPhotoBytes else {
      throw PhotoRefusal(description: "the library is full")
    }
    try data.write(to: photos.appendingPathComponent(name), options: .withoutOverwriting)
  }

  private func tellPhotoFailure(_ failure: String, _ reason: String, of app: RunningApp) {
    let message = "\(app.app.name) \(failure) the photo library: \(reason)."
    take(Report(severity: .warning, message: message), callers: [], from: app)
  }
}
