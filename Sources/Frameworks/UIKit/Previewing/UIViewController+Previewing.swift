import ObjectiveC

extension UIViewController {
  private static let contexts = Association<[PreviewingContext]>()

  /// Registers a view.
  ///
  /// When the user presses it, it shows a preview from a delegate.
  @available(
    iOS, introduced: 9.0, deprecated: 13.0,
    message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
  )
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    // Apps do this each time they configure a cell, which is reused many times.
    let contexts = Self.contexts[self] ?? []
    for context in contexts where context.view === sourceView { context.end() }
    let others = contexts.filter { $0.view != nil && $0.view !== sourceView }
    let context = PreviewingContext(delegate: delegate, sourceView: sourceView)
    Self.contexts[self] = others + [context]
    return context
  }

  /// Unregisters a view from previewing.
  @available(
    iOS, introduced: 9.0, deprecated: 13.0,
    message: "UIViewControllerPreviewing is deprecated. Please use UIContextMenuInteraction."
  )
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    guard let context = previewing as? PreviewingContext else { return }
    context.end()
    Self.contexts[self]?.removeAll { $0 === context }
  }
}
