import AppRuntime

/// How a view controller was shown, if it wasn't there when the app launched.
enum ControllerArrival {
  /// The view controller was shown by a segue with an identifier in the storyboard.
  case segue(String, SenderPlace)
  /// The view controller was shown by the app's code, which had provided the content in the digest.
  case code(ControllerDigest)
}

extension UIViewController {
  /// Records that the app's code is about to show the view controller.
  ///
  /// This is needed only if the user can edit the app.
  func noteArrival() {
    guard !DeviceClock.shared.isManual, arrival == nil else { return }
    arrival = .code(ControllerDigest(of: self))
    // The initial view controllers of a navigation controller are shown with it.
    for child in children { child.noteArrival() }
  }

  /// Records that a segue is about to show the view controller.
  func noteArrival(bySegue id: String?, from source: UIViewController, sender: Any?) {
    guard !DeviceClock.shared.isManual, let id else { return }
    arrival = .segue(id, SenderPlace(of: sender, in: source))
  }
}
