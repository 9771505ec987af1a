extension TransitionDesign {
  static let ios18 = TransitionDesign(
    pushing: 0.35, parallax: 0.3, barShift: 1 / 3, returning: 0.25, swipeLead: 0.2, covering: 0.5,
    presenting: 0.4, dismissalShare: 0.8, zooming: 0.4, deleting: 0.3, deletedScale: 0.5,
    crossFading: 0.25, resizing: 0.3,
    tabBarChanging: 0.3)
}
