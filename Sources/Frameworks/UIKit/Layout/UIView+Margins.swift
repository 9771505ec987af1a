import AppRuntime

extension UIView {
  /// The margin that the system uses at the sides of a window.
  ///
  /// It's larger on wide phones and on iPads.
  final var systemSideMargin: CGFloat { widthOfWindow >= 414 ? 20 : 16 }

  /// The margin at the sides of rows and of groups of rows.
  ///
  /// It's smaller only on narrow phones.
  final var listSideMargin: CGFloat {
    let look = SystemDesign.current.lists
    return widthOfWindow > look.narrowWidth ? look.sideMargin : look.narrowSideMargin
  }

  /// Returns the widths that are left free at the sides of readable content within its margins. The
  /// content starts at a half or a whole point.
  static func readableSides(in width: CGFloat) -> (left: CGFloat, right: CGFloat) {
    let surplus = max(0, width - 672)
    let left = surplus.rounded() / 2
    return (left, surplus - left)
  }

  private var widthOfWindow: CGFloat { (window?.bounds ?? UIScreen.main.bounds).width }
}

/// The rules that derive safe areas and margins from a view's surroundings.
extension ViewLayoutState {
  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    directionalMargins = margins
    safeAreaMayHaveChanged()
  }

  func setPreservesSuperviewMargins(_ preserves: Bool) {
    preservesSuperviewMargins = preserves
    safeAreaMayHaveChanged()
  }

  func setInsetsMarginsFromSafeArea(_ insets: Bool) {
    insetsMarginsFromSafeArea = insets
    safeAreaMayHaveChanged()
  }

  /// The insets for the areas of the view that are covered by bars, the sensor housing, and rounded
  /// corners.
  var safeAreaInsets: UIEdgeInsets {
    guard let window = view.window else { return .zero }
    var insets = UIEdgeInsets.zero
    if window === view {
      insets = deviceSafeArea
    } else if let superview = view.superview {
      let outer = superview.safeAreaInsetsForSubviews
      if outer != .zero {
        let bounds = superview.bounds
        let frame = restingFrame(in: superview)
        insets = UIEdgeInsets(
          top: Self.covered(outer.top, before: frame.minY - bounds.minY),
          left: Self.covered(outer.left, before: frame.minX - bounds.minX),
          bottom: Self.covered(outer.bottom, before: bounds.maxY - frame.maxY),
          right: Self.covered(outer.right, before: bounds.maxX - frame.maxX))
      }
    }
    insets.top += additionalSafeArea.top
    insets.left += additionalSafeArea.left
    insets.bottom += additionalSafeArea.bottom
    insets.right += additionalSafeArea.right
    return insets
  }

  /// Returns the covered part of a view at an edge, which is at most that of the superview.
  private static func covered(_ outer: CGFloat, before distance: CGFloat) -> CGFloat {
    min(max(0, outer - distance), max(0, outer))
  }

  /// Returns the frame for safe areas. During a transition, a view controller's view has the same
  /// layout as at rest.
  private func restingFrame(in superview: UIView) -> CGRect {
    let frame = view.untransformedFrame
    let bounds = superview.bounds
    guard view.owningViewController != nil, !(superview is UIScrollView),
      frame.width <= bounds.width, frame.height <= bounds.height
    else { return frame }
    return CGRect(
      x: min(max(frame.minX, bounds.minX), bounds.maxX - frame.width),
      y: min(max(frame.minY, bounds.minY), bounds.maxY - frame.height),
      width: frame.width, height: frame.height)
  }

  /// The insets for the areas of a window that are covered by the device's bars, cutouts, and
  /// corners.
  private var deviceSafeArea: UIEdgeInsets {
    let covered = UIScreen.main.safeAreaInsets
    let screen = UIScreen.main.bounds.size
    let frame = view.untransformedFrame
    return UIEdgeInsets(
      top: max(0, covered.top - frame.minY), left: max(0, covered.left - frame.minX),
      bottom: max(0, covered.bottom - (screen.height - frame.maxY)),
      right: max(0, covered.right - (screen.width - frame.maxX)))
  }

  /// The margins that were set, or the view's default margins.
  var ownMargins: NSDirectionalEdgeInsets {
    guard let controller = view.owningViewController else {
      return directionalMargins ?? view.naturalMargins
    }
    let own = directionalMargins ?? .zero
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = controller.systemMinimumLayoutMargins
    return NSDirectionalEdgeInsets(
      top: max(own.top, least.top), leading: max(own.leading, least.leading),
      bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
  }

  private var isRightToLeft: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func physical(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isMirrored = isRightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    let isMirrored = isRightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// The effective margins.
  ///
  /// They include the safe area and, if they're preserved, the superview's margins.
  var effectiveMargins: UIEdgeInsets {
    var margins = physical(ownMargins)
    if preservesSuperviewMargins, let superview = view.superview {
      let outer = superview.layoutMargins
      let frame = view.untransformedFrame
      let bounds = superview.bounds
      margins.left = max(margins.left, outer.left - (frame.minX - bounds.minX))
      margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
      // Content that scrolls keeps its height at any scroll position.
      if !(superview is UIScrollView) {
        margins.top = max(margins.top, outer.top - (frame.minY - bounds.minY))
        margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      }
    }
    if insetsMarginsFromSafeArea {
      let safeArea = view.safeAreaInsets
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    return margins
  }

  /// Updates the safe areas and margins of the subviews and this view after a change.
  /// - Parameter surroundingsChanged: Whether the superview's safe area, margins, or size have
  ///   changed.
  func updateSafeAreas(surroundingsChanged: Bool) {
    guard subtreeNeedsUpdateSafeArea || surroundingsChanged else { return }
    let isMarked = needsUpdateSafeArea
    needsUpdateSafeArea = false
    subtreeNeedsUpdateSafeArea = false
    let changed = (isMarked || surroundingsChanged) && updateOwnSafeArea()
    for subview in view.subviews {
      subview.layoutState.updateSafeAreas(surroundingsChanged: isMarked || changed)
    }
  }

  /// Updates the view's safe area and margins.
  ///
  /// Returns whether they changed.
  private func updateOwnSafeArea() -> Bool {
    let safeArea = view.safeAreaInsets
    let margins = view.layoutMargins
    var changed = false
    if margins != knownMargins {
      let isNew = knownMargins == nil && safeArea == knownSafeArea
      knownMargins = margins
      if !isNew {
        changed = true
        view.layoutMarginsDidChange()
        view.owningViewController?.viewLayoutMarginsDidChange()
      }
    }
    if safeArea != knownSafeArea {
      knownSafeArea = safeArea
      changed = true
      view.safeAreaInsetsDidChange()
      view.owningViewController?.viewSafeAreaInsetsDidChange()
    }
    if changed { guidesDidChange() }
    return changed
  }
}
