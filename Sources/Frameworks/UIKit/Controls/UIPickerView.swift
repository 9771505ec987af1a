import DeviceProtocol

/// A view with one or more wheels of values to choose from.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerview>.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private static let look = SystemDesign.current.pickers

  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var isLoaded = false

  /// Creates a picker view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    drawsContent = false
    clipsToBounds = true
    band.backgroundColor = Self.look.bandColor
    band.layer.cornerRadius = Self.look.bandRadius
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  /// The object that provides the contents.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadLater() }
  }

  /// An object that provides views and titles and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadLater() }
  }

  /// Whether the selected row is marked.
  ///
  /// This has no effect, because the row is always marked.
  open var showsSelectionIndicator = true

  private func reloadLater() {
    isLoaded = false
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard !isLoaded, dataSource != nil else { return }
    reloadAllComponents()
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows in a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels[component].count
  }

  /// Returns the size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component)
        ?? ownWidth(ofComponent: component), height: rowHeight(component))
  }

  /// Returns the view of a row, or `nil` if the row isn't visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    return wheels[component].view(forRow: row)
  }

  /// Reloads all wheels.
  open func reloadAllComponents() {
    isLoaded = true
    let count = DataSourceCount.sections(dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in wheels.indices { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Reloads the rows of a wheel.
  open func reloadComponent(_ component: Int) {
    guard isLoaded else { return loadIfNeeded() }
    wheels[component].reload(
      count: DataSourceCount.rows(
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, section: 0),
      rowHeight: rowHeight(component))
  }

  /// Selects a row of a wheel without informing the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated && window != nil)
  }

  /// Returns the selected row of a wheel, or -1 if there's none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].selectedRow
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerWheel.rowHeight
  }

  /// The color of the titles.
  ///
  /// Apps set it by this name although it isn't public.
  final var textColor: UIColor? {
    didSet { if textColor != oldValue { refreshRows() } }
  }

  /// The distance between two wheels.
  var spacing: CGFloat { Self.look.spacing }

  /// Returns an equal share of the width between the margins, in whole points.
  final func ownWidth(ofComponent component: Int) -> CGFloat {
    let count = CGFloat(max(1, wheels.count))
    return max(
      0, ((bounds.width - 2 * Self.look.inset - (count - 1) * spacing) / count).rounded(.down))
  }

  /// Returns a range of rows around a row that contains each value once, if the rows repeat.
  func cycle(around row: Int, ofComponent component: Int) -> Range<Int>? { nil }

  /// Re-creates the rows' views.
  final func refreshRows() {
    for wheel in wheels { wheel.refreshRows() }
  }

  /// Creates the view of a row.
  func makeView(row: Int, component: Int) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      ?? makeLabel(row: row, component: component, reusing: nil)
  }

  final func makeLabel(row: Int, component: Int, reusing view: UIView?) -> UIView {
    let label = view as? PickerRowLabel ?? PickerRowLabel()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor = textColor ?? .label
    if let title = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.show(title)
    } else {
      label.show(
        delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
    }
    return label
  }

  /// Returns the title of a row, or `nil` if it has none.
  ///
  /// As on iOS, a delegate that provides views isn't asked for titles.
  final func title(row: Int, component: Int) -> String? {
    guard let delegate else { return nil }
    if !ObjCRuntime.responds(delegate, to: "pickerView:viewForRow:forComponent:reusing:"),
      let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?
        .string ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    {
      return title
    }
    let view =
      wheels[component].view(forRow: row)
      ?? delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return Self.title(in: view)
  }

  /// Returns the label of a view or of the first of its subviews that has one.
  private static func title(in view: UIView) -> String? {
    if let label = view.accessibilityLabel { return label }
    for subview in view.subviews {
      if let title = title(in: subview) { return title }
    }
    return nil
  }

  final func wheelDidSelect(row: Int, component: Int) {
    isChangedByPerson = true
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open override var intrinsicContentSize: CGSize { Self.look.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.look.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let height = Self.look.bandOverhang + (wheels.isEmpty ? PickerWheel.rowHeight : rowHeight(0))
    band.frame = CGRect(
      x: Self.look.inset, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.look.inset), height: height)
    let widths = wheels.indices.map {
      delegate?.pickerView(self, widthForComponent: $0) ?? ownWidth(ofComponent: $0)
    }
    let gaps = CGFloat(max(0, wheels.count - 1)) * spacing
    var x = ((bounds.width - widths.reduce(0, +) - gaps) / 2).rounded(.down)
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + spacing
    }
  }

  override var elementKind: ElementKind { .picker }

  override var kindName: String? { "picker" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] {
    changed(.rows((0..<numberOfComponents).map { selectedRow(inComponent: $0) }))
  }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .rows(let rows) = value else { return super.restore(value) }
    guard rows.count == numberOfComponents else { return false }
    for (component, row) in rows.enumerated()
    where row >= 0 && row < numberOfRows(inComponent: component)
      && row != selectedRow(inComponent: component)
    {
      selectRow(row, inComponent: component, animated: false)
      wheelDidSelect(row: row, component: component)
    }
    return true
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("dataSource", \UIPickerView.dataSource),
      .key("delegate", \UIPickerView.delegate),
      .key("textColor", \UIPickerView.textColor),
    ]
  }
}
