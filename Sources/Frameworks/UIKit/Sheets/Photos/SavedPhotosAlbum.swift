import AppRuntime
import ObjectiveC
import UIKitCore

/// Adds an image to the device's photo library, and then calls a method of the target such as
/// `image(_:didFinishSavingWithError:contextInfo:)`.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)>.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard InfoPlist[addUsageKey] != nil else {
    raise(
      "NSInternalInconsistencyException",
      "This app has crashed because it attempted to access privacy-sensitive data without a usage "
        + "description. The app's Info.plist must contain an \(addUsageKey) key with a string "
        + "value explaining to the user how the app uses this data.")
  }
  var failure: (any Error)?
  do { try PhotoLibrary.shared.save(image) } catch { failure = error }
  guard let completionTarget, let completionSelector else { return }
  nonisolated(unsafe) let target = completionTarget as AnyObject
  nonisolated(unsafe) let arguments: [Any?] = [image, failure, contextInfo]
  DispatchQueue.main.async {
    MainActor.assumeIsolated {
      _ = SelectorCalls.perform(completionSelector, on: target, with: arguments)
    }
  }
}

private let addUsageKey = "NSPhotoLibraryAddUsageDescription"
