/// The look of the system's own parts in a release of iOS.
///
/// Controls keep state, touches, and accessibility, and take every number and color of their look
/// from here. `DesignSelection` chooses the design of an app.
package struct SystemDesign: Sendable {
  var materials: MaterialDesign
  var bars: BarDesign
  var navigationBars: NavigationBarDesign
  var tabBars: TabBarDesign
  var alerts: AlertDesign
  var menus: MenuDesign
  var buttons: ButtonDesign
  var switches: SwitchDesign
  var sliders: SliderDesign
  var steppers: StepperDesign
  var segments: SegmentDesign
  var pageControls: PageControlDesign
  var progress: ProgressDesign
  var spinners: SpinnerDesign
  var lists: ListDesign
  var listContents: ListContentDesign
  var editMenus: EditMenuDesign
  var dates: DateDesign
  var refreshing: RefreshDesign
  var scrolling: ScrollingDesign
  var dragging: DragDesign
  var transitions: TransitionDesign
  var pickers: PickerDesign
  var keyboards: KeyboardDesign
  var search: SearchDesign
  var textFields: TextFieldDesign
  var textViews: TextViewDesign
  var textSelections: TextSelectionDesign
  var sheets: SheetDesign
  var popovers: PopoverDesign
  var calendars: CalendarDesign
  var splits: SplitDesign
  var colorWells: ColorWellDesign
  var colorPickers: ColorPickerDesign
  var contentUnavailable: ContentUnavailableDesign
  /// The look of sheets with activities.
  package var activities: ActivityDesign
  /// The look of lists of documents, previews, and lists of fonts.
  package var documents: DocumentDesign
  /// The look of lists of photos and of cropping.
  package var photos: PhotoDesign

  /// The design of the running app.
  package static let current = DesignSelection.ofApp.design
}
