extension Stub {
  /// The stubs of views.
  static let views: [Stub] = [viewClearsContext]

  /// `UIView.clearsContextBeforeDrawing`.
  package static let viewClearsContext = Stub.member(
    "UIView", "clearsContextBeforeDrawing", lacks: "a view is always cleared before it is drawn")
}
