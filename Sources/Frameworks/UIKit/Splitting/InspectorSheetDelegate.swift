/// The delegate of the sheet with an inspector, which notifies the split view controller's delegate
/// when the user dismisses it.
final class InspectorSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var split: UISplitViewController?

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    guard let split else { return }
    split.delegate?.splitViewController(split, willHide: .inspector)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    split?.notify(of: [.inspector], areShown: false)
  }
}
