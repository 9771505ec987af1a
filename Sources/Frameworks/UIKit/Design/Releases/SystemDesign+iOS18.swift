extension SystemDesign {
  /// The design of iOS 18.
  static let ios18 = SystemDesign(
    materials: .ios18,
    bars: .ios18,
    navigationBars: .ios18,
    tabBars: .ios18,
    alerts: .ios18,
    menus: .ios18,
    buttons: .ios18,
    switches: .ios18,
    sliders: .ios18,
    steppers: .ios18,
    segments: .ios18,
    pageControls: .ios18,
    progress: .ios18,
    spinners: .ios18,
    lists: .ios18,
    listContents: .ios18,
    editMenus: .ios18,
    dates: .ios18,
    refreshing: .ios18,
    scrolling: .ios18,
    dragging: .ios18,
    transitions: .ios18,
    pickers: .ios18,
    keyboards: .ios18,
    search: .ios18)
}
