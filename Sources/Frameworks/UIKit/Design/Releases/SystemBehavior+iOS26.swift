extension SystemBehavior {
  /// The behavior of iOS 26, with the values that differ from iOS 18.
  static let ios26 = SystemBehavior.ios18.with {
    $0.backDrag = .content
    $0.minimizesTabBars = true
    $0.integratesSearch = true
    $0.textChangeCalls = .ranges
    $0.tracksObservation = true
  }
}
