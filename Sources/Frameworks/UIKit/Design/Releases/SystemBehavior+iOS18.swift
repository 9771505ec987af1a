extension SystemBehavior {
  /// The behavior of iOS 18.
  static let ios18 = SystemBehavior(
    backDrag: .edge, minimizesTabBars: false, integratesSearch: false,
    textChangeCalls: .union, tracksObservation: false,
    viewMargins: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
}
