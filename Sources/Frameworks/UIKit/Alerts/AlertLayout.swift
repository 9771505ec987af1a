/// The places of an alert's parts in its card, in points of the card.
struct AlertLayout {
  /// The content of a card.
  struct Content {
    /// The heights of the title and the message, as far as they're shown.
    var textHeights: [CGFloat]
    var fieldCount = 0
    /// The height of the view of the app's content view controller.
    var viewHeight: CGFloat
    /// The width that each button's title needs.
    var buttonWidths: [CGFloat]
    /// The height that the app's constraints require.
    var smallestHeight: CGFloat
  }

  private static let look = SystemDesign.current.alerts

  let width: CGFloat
  private(set) var height: CGFloat = 0
  private(set) var texts: [CGRect] = []
  private(set) var fields: [CGRect] = []
  private(set) var view = CGRect.zero
  private(set) var buttons: [CGRect] = []
  private(set) var separators: [CGRect] = []
  /// The length of a pixel, which is how thin separators are.
  private let pixel: CGFloat

  /// The room for the text of an alert, in points.
  static var textWidth: CGFloat { look.width - 2 * look.text.inset }

  /// Lays out an alert.
  init(alert content: Content, pixel: CGFloat) {
    let look = Self.look
    width = look.width
    self.pixel = pixel
    place(texts: content.textHeights, look.text)
    place(fields: content.fieldCount)
    height += look.text.margin
    place(viewWithHeight: content.viewHeight)
    let titleRoom = width / 2 - 2 * look.buttonTitleMargin
    let isRow =
      content.buttonWidths.count == 2 && content.buttonWidths.allSatisfy { $0 <= titleRoom }
    let rows = isRow ? 1 : content.buttonWidths.count
    height = max(height, content.smallestHeight - look.buttonHeight * CGFloat(rows))
    if isRow { placeButtonsInRow() } else { placeButtons(content.buttonWidths.count) }
  }

  /// Lays out the main card of an action sheet.
  init(sheet content: Content, width: CGFloat, pixel: CGFloat) {
    let look = Self.look.sheet
    self.width = width
    self.pixel = pixel
    if !content.textHeights.isEmpty {
      place(texts: content.textHeights, look.text)
      height += look.text.margin
    }
    place(viewWithHeight: content.viewHeight)
    let hasTop = !content.textHeights.isEmpty || content.viewHeight > 0
    let count = content.buttonWidths.count
    height = max(height, content.smallestHeight - look.buttonHeight * CGFloat(count))
    for index in 0..<count {
      if index > 0 || hasTop { separate(y: height) }
      addButton(height: look.buttonHeight)
    }
  }

  private mutating func place(texts heights: [CGFloat], _ layout: AlertDesign.TextLayout) {
    height = layout.margin
    for (index, length) in heights.enumerated() {
      if index > 0 { height += layout.gap }
      texts.append(
        CGRect(x: layout.inset, y: height, width: width - 2 * layout.inset, height: length))
      height += length
    }
  }

  private mutating func place(fields count: Int) {
    guard count > 0 else { return }
    let (look, inset) = (Self.look.fields, Self.look.text.inset)
    height += look.top
    for _ in 0..<count {
      fields.append(
        CGRect(x: inset, y: height, width: width - 2 * inset, height: look.height))
      height += look.height - pixel
    }
    height += look.bottom
  }

  private mutating func place(viewWithHeight length: CGFloat) {
    view = CGRect(x: 0, y: height, width: width, height: length)
    height += length
  }

  private mutating func placeButtonsInRow() {
    let length = Self.look.buttonHeight
    separate(y: height)
    separators.append(CGRect(x: width / 2, y: height, width: pixel, height: length))
    for x in [0, width / 2] {
      buttons.append(CGRect(x: x, y: height, width: width / 2, height: length))
    }
    height += length
  }

  private mutating func placeButtons(_ count: Int) {
    for _ in 0..<count {
      separate(y: height)
      addButton(height: Self.look.buttonHeight)
    }
  }

  private mutating func addButton(height length: CGFloat) {
    buttons.append(CGRect(x: 0, y: height, width: width, height: length))
    height += length
  }

  private mutating func separate(y: CGFloat) {
    separators.append(CGRect(x: 0, y: y, width: width, height: pixel))
  }
}
