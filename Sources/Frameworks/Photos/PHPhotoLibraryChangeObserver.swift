import Foundation

/// An object that's notified when the photo library has changed.
///
/// Follows <https://developer.apple.com/documentation/photos/phphotolibrarychangeobserver>.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called on a background queue when photos that the app can access have changed, including
  /// changes by the app itself.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
