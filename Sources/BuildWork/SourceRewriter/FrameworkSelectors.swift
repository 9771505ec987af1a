/// UIKit's methods whose selectors can't be derived from their Swift names.
enum FrameworkSelectors {
  static let names: [String: String] = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "showDetailViewController(_:sender:)": "showDetailViewController:sender:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "viewDidAppear(_:)": "viewDidAppear:",
    "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:",
    "prepare(for:sender:)": "prepareForSegue:sender:",
    "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
    "draw(_:)": "drawRect:",
  ]
}
