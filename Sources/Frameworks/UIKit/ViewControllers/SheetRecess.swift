/// The effect that makes the presenter of a sheet recede.
///
/// The presenter shrinks so that its top edge is slightly above the sheet's, with the same corner
/// radius.
@MainActor
final class SheetRecess {
  /// The amount by which a receding view becomes narrower on each side.
  private static let look = SystemDesign.current.sheets.recess

  private unowned let sheet: UISheetPresentationController
  private var receding: (view: UIView, cornerRadius: CGFloat, masksToBounds: Bool)?
  /// The area that becomes visible around a view that filled the screen.
  private let backdrop = UIView()
  private var part: CGFloat = 0

  /// Whether the area above the sheet is dark.
  var isShown: Bool { part > 0 }

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
  }

  /// Makes the view recede.
  /// - Parameter part: The progress of the effect, from 0 to 1.
  func recede(to part: CGFloat) {
    guard let view = receding?.view ?? viewToRecede else { return }
    if receding == nil {
      guard part > 0 else { return }
      receding = (view, view.layer.cornerRadius, view.layer.masksToBounds)
      view.layer.cornerRadius = Self.look.cornerRadius
      view.layer.masksToBounds = true
      showBackdrop(beneath: view)
    }
    if (self.part > 0) != (part > 0) { SystemAppearanceReporter.shared.setNeedsUpdate() }
    self.part = part
    view.transform = transform(of: view, part)
  }

  /// Restores the view.
  func end() {
    guard let receding else { return }
    receding.view.transform = .identity
    receding.view.layer.cornerRadius = receding.cornerRadius
    receding.view.layer.masksToBounds = receding.masksToBounds
    self.receding = nil
    part = 0
    backdrop.removeFromSuperview()
  }

  private func showBackdrop(beneath view: UIView) {
    guard let superview = view.superview, superview is UIWindow else { return }
    backdrop.backgroundColor = Self.look.backdrop
    backdrop.frame = superview.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.insertSubview(backdrop, belowSubview: view)
  }

  /// The presenting view, which is a sheet or a view that fills the screen.
  private var viewToRecede: UIView? {
    let presenter = sheet.presentingViewController
    if let outer = presenter.presentationState?.controller as? UISheetPresentationController {
      return outer.presentedView
    }
    guard let view = presenter.viewIfLoaded, let container = sheet.containerView,
      view.transform.isIdentity, view.bounds.size == container.bounds.size
    else { return nil }
    return view
  }

  private func transform(of view: UIView, _ part: CGFloat) -> CGAffineTransform {
    let frame = view.untransformedFrame
    guard part > 0, frame.width > 2 * Self.look.inset else { return .identity }
    let scale = 1 - 2 * Self.look.inset / frame.width * part
    let top = UIScreen.main.safeAreaInsets.top
    let shift = (top - frame.minY) * part - frame.height * (1 - scale) / 2
    return CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
  }
}
