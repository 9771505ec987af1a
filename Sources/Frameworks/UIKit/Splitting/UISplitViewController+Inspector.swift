import CoreGraphics

extension UISplitViewController {
  /// The preferred fraction of the width for the inspector column.
  @available(IOS26 )
  public var preferredInspectorColumnWidthFraction: CGFloat {
    get { inspector.preferredFraction }
    set { inspector.preferredFraction = newValue }
  }

  /// The preferred width of the inspector column.
  @available(IOS26 )
  public var preferredInspectorColumnWidth: CGFloat {
    get { inspector.preferredWidth }
    set { inspector.preferredWidth = newValue }
  }

  /// The minimum width of the inspector column.
  @available(IOS26 )
  public var minimumInspectorColumnWidth: CGFloat {
    get { inspector.minimumWidth }
    set { inspector.minimumWidth = newValue }
  }

  /// The maximum width of the inspector column.
  @available(IOS26 )
  public var maximumInspectorColumnWidth: CGFloat {
    get { inspector.maximumWidth }
    set { inspector.maximumWidth = newValue }
  }

  /// The preferred fraction of the width for the secondary column.
  @available(IOS26 )
  public var preferredSecondaryColumnWidthFraction: CGFloat {
    get { inspector.preferredSecondaryFraction }
    set { inspector.preferredSecondaryFraction = newValue }
  }

  /// The preferred width of the secondary column.
  @available(IOS26 )
  public var preferredSecondaryColumnWidth: CGFloat {
    get { inspector.preferredSecondaryWidth }
    set { inspector.preferredSecondaryWidth = newValue }
  }

  /// The minimum width of the secondary column.
  @available(IOS26 )
  public var minimumSecondaryColumnWidth: CGFloat {
    get { inspector.minimumSecondaryWidth }
    set { inspector.minimumSecondaryWidth = newValue }
  }

  // MARK: Showing

  /// The inspector beside the secondary column, or in a sheet if there's space for only one column.
  private var shownInspector: UIViewController? {
    guard let controller = shownController(for: .inspector), !parts.isInspectorLeaving,
      !controller.isBeingDismissed
    else { return nil }
    let isShown = controller.parent === self || controller.presentingViewController != nil
    return isShown ? controller : nil
  }

  final var isInspectorShown: Bool { shownInspector != nil }

  final func showInspector() {
    guard !isInspectorShown, let controller = shownController(for: .inspector) else { return }
    // A sheet can't show a child.
    if storedIsCollapsed, parts.isInspectorLeaving { inspectorDidLeave(controller) }
    delegate?.splitViewController(self, willShow: .inspector)
    if storedIsCollapsed {
      followSheet(of: controller)
      present(controller, animated: true) { [weak self] in
        self?.notify(of: [.inspector], areShown: true)
      }
    } else {
      adoptInspector()
      layOutInspectorAnimated { $0.notify(of: [.inspector], areShown: true) }
    }
  }

  /// Observes whether the user dismisses the inspector's sheet, unless the app does.
  private func followSheet(of controller: UIViewController) {
    guard let sheet = controller.presentationController, sheet.delegate == nil else { return }
    parts.inspectorSheetDelegate.split = self
    sheet.delegate = parts.inspectorSheetDelegate
  }

  final func hideInspector() {
    guard let controller = shownInspector else { return }
    delegate?.splitViewController(self, willHide: .inspector)
    if controller.parent !== self {
      controller.presentingViewController?.dismiss(animated: true) { [weak self] in
        self?.notify(of: [.inspector], areShown: false)
      }
    } else {
      parts.isInspectorLeaving = true
      layOutInspectorAnimated { [controller] in $0.inspectorDidLeave(controller) }
    }
  }

  private func inspectorDidLeave(_ controller: UIViewController) {
    // The app may have shown the inspector again in the meantime.
    guard parts.isInspectorLeaving else { return }
    parts.isInspectorLeaving = false
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    notify(of: [.inspector], areShown: false)
  }

  /// Dismisses the sheet of the inspector, if there is one.
  final func dismissInspectorSheet() {
    guard storedIsCollapsed, let controller = shownInspector else { return }
    controller.presentingViewController?.dismiss(animated: false)
  }

  /// Makes the inspector a child, outside the screen.
  final func adoptInspector() {
    let controller = shownController(for: .inspector)
    if parts.isInspectorLeaving {
      parts.isInspectorLeaving = false
      // The app may have replaced the inspector that was leaving.
      guard controller?.parent !== self else { return }
    }
    guard let controller else { return }
    addChild(controller)
    controller.didMove(toParent: self)
    guard isViewLoaded else { return }
    show(.inspector, in: frameOutside)
    controller.view.layoutIfNeeded()
  }

  /// The frame of a hidden inspector.
  private var frameOutside: CGRect {
    CGRect(
      x: view.bounds.width, y: 0, width: inspectorColumnWidth, height: view.bounds.height)
  }

  private func layOutInspectorAnimated(
    completion: @escaping @MainActor (UISplitViewController) -> Void
  ) {
    guard isViewLoaded, view.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return completion(self)
    }
    UIView.animate(
      withDuration: SystemDesign.current.splits.changing,
      animations: { self.displayModeDidChange() },
      completion: { [weak self] _ in
        if let self { completion(self) }
      })
  }

  /// Moves a shown inspector between its column and a sheet when the columns collapse or expand.
  final func moveInspector() {
    guard let controller = shownInspector else { return }
    if storedIsCollapsed, controller.parent === self {
      controller.willMove(toParent: nil)
      take(.inspector)
      controller.removeFromParent()
      followSheet(of: controller)
      present(controller, animated: false)
    } else if !storedIsCollapsed, controller.parent !== self {
      controller.presentingViewController?.dismiss(animated: false)
      adoptInspector()
    }
  }

  // MARK: Layout

  /// The width that the inspector prefers, within its limits.
  private var inspectorColumnWidth: CGFloat {
    width(
      preferred: preferredInspectorColumnWidth, fraction: preferredInspectorColumnWidthFraction,
      minimum: minimumInspectorColumnWidth, maximum: maximumInspectorColumnWidth)
  }

  /// Makes space for the inspector beside the secondary column.
  ///
  /// Returns the frame of the inspector.
  final func makeSpaceForInspector(in secondary: inout CGRect) -> CGRect {
    guard isInspectorShown else { return frameOutside }
    let bounds = view.bounds
    let room = bounds.width - secondary.minX
    let preferred =
      inspector.widthBesidePreferredSecondary(in: room, of: bounds.width) ?? inspectorColumnWidth
    let width = inspector.width(preferred, besideSecondaryIn: room)
    secondary.size.width = inspector.secondaryWidth(in: room, besideInspector: width)
    return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  final func layOutInspector(in frame: CGRect) {
    let isInHierarchy = shownController(for: .inspector)?.viewIfLoaded?.superview === view
    guard isInspectorShown || isInHierarchy else {
      return parts.inspectorSeparator.removeFromSuperview()
    }
    show(.inspector, in: frame)
    let thickness = 1 / max(1, traitCollection.displayScale)
    parts.inspectorSeparator.frame = mirrored(
      CGRect(x: frame.minX, y: 0, width: thickness, height: frame.height))
    view.addSubview(parts.inspectorSeparator)
  }

  // MARK: Visible columns

  /// Returns whether a column is shown.
  @available(IOS26 )
  public func isShowing(_ column: Column) -> Bool {
    if column == .inspector { return isInspectorShown }
    guard storedIsCollapsed else {
      return column == .secondary || columns(in: displayMode).contains(column)
    }
    return column == topColumn
  }

  /// The column that's on top if there's space for only one.
  private var topColumn: Column {
    if columns[.compact] != nil { return .compact }
    return [Column.secondary, .supplementary].first(where: isOnStack) ?? .primary
  }

  /// Notifies the delegate that columns have been shown or hidden.
  final func notify(of columns: [Column], areShown: Bool) {
    for column in columns {
      if areShown {
        delegate?.splitViewController(self, didShow: column)
      } else {
        delegate?.splitViewController(self, didHide: column)
      }
    }
  }
}
