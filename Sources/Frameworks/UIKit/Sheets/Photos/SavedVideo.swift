import Foundation
import ObjectiveC
import UIKitCore

/// Returns whether a video can be saved to the photo library.
///
/// It can't, because the library supports only photos.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uivideoatpathiscompatiblewithsavedphotosalbum(_:)>.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Calls a method of the target with an error, because the photo library supports only photos.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:)>.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget, let completionSelector else { return }
  nonisolated(unsafe) let receiver = target as AnyObject
  DispatchQueue.main.async {
    MainActor.assumeIsolated {
      SelectorCalls.perform(
        completionSelector, on: receiver,
        with: [videoPath, CocoaError(.featureUnsupported) as NSError, nil])
    }
  }
}
