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
  PhotoAccess.request(.addOnly) { answer in
    var failure: (any Error)?
    do {
      guard answer != .denied else { throw SavedPhotosAlbumError.accessDenied }
      try PhotoLibrary.shared.save(image)
    } catch {
      failure = error
    }
    notify(completionTarget, completionSelector, [image, failure, contextInfo])
  }
}

@MainActor
private func notify(_ completionTarget: Any?, _ completionSelector: Selector?, _ values: [Any?]) {
  guard let completionTarget, let completionSelector else { return }
  nonisolated(unsafe) let target = completionTarget as AnyObject
  nonisolated(unsafe) let arguments = values
  DispatchQueue.main.async {
    MainActor.assumeIsolated {
      _ = SelectorCalls.perform(completionSelector, on: target, with: arguments)
    }
  }
}
