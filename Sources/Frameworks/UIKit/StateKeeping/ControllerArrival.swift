import AppRuntime

/// The way that a view controller was shown if it wasn't there when the app launched.
enum ControllerArrival {
  /// By a segue, with its identity in the storyboard.
  case segue(String, SenderPlace)
  /// By the app's code, which had given it the content in the digest.
  case code(ControllerDigest)
}

extension UIViewController {
  /// Notes that the app's code is about to show the view controller; of use only if the user can
  /// edit the app.
  func noteArrival() {
    guard !DeviceClock.shared.isManual, arrival == nil else { return }
    arrival = .code(ControllerDigest(of: self))
    // The initial view controllers of a navigation controller are given along with it.
    for child in children { child.noteArrival() }
  }

  /// Notes that a segue is about to show the view controller.
  func noteArrival(bySegue id: String?, from source: UIViewController, sender: Any?) {
    guard !DeviceClock.shared.isManual, let id else { return }
    arrival = .segue(id, SenderPlace(of: sender, in: source))
  }
}
