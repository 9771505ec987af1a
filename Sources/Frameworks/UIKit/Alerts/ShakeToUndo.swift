/// Asks whether to undo or redo the last change after the device is shaken.
@MainActor
enum ShakeToUndo {
  /// Asks if there's anything to undo or redo.
  static func offer() {
    guard UIApplication.shared.applicationSupportsShakeToEdit,
      UIAccessibility.isShakeToUndoEnabled,
      let manager = HardwareKeyboard.shared.start.undoManager,
      manager.canUndo || manager.canRedo, let presenter
    else { return }
    presenter.present(alert(for: manager), animated: true)
  }

  private static var presenter: UIViewController? {
    var presenter = UIApplication.shared.keyWindow?.rootViewController
    while let presented = presenter?.presentedViewController { presenter = presented }
    return presenter is UIAlertController ? nil : presenter
  }

  private static func alert(for manager: UndoManager) -> UIAlertController {
    let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    if manager.canUndo, manager.canRedo {
      alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() })
      alert.addAction(
        UIAlertAction(title: manager.redoMenuItemTitle, style: .default) { _ in manager.redo() })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      manager.canUndo
        ? UIAlertAction(title: "Undo", style: .default) { _ in manager.undo() }
        : UIAlertAction(title: "Redo", style: .default) { _ in manager.redo() })
    return alert
  }
}
