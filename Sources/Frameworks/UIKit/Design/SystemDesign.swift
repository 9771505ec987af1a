/// The look of the system's own parts in a release of iOS.
///
/// Controls keep state, touches, and accessibility, and take every number and color of their look
/// from here. `DesignSelection` chooses the design of an app.
struct SystemDesign: Sendable {
  var bars: BarDesign
  var navigationBars: NavigationBarDesign
  var tabBars: TabBarDesign
  var alerts: AlertDesign
  var menus: MenuDesign
  var switches: SwitchDesign
  var sliders: SliderDesign
  var steppers: StepperDesign
  var segments: SegmentDesign
  var pageControls: PageControlDesign
  var progress: ProgressDesign
  var spinners: SpinnerDesign
  var lists: ListDesign
  var editMenus: EditMenuDesign
  var dates: DateDesign
  var refreshing: RefreshDesign
  var pickers: PickerDesign
  var keyboards: KeyboardDesign

  /// The design of the running app.
  static let current = DesignSelection.ofApp.design
}
