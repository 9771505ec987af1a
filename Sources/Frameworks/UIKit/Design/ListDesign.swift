/// The look of tables and of lists in collection views. Lengths are in points.
struct ListDesign: Sendable {
  /// The layout of a cell's labels and image.
  struct Row: Sendable {
    var smallestHeight: CGFloat
    /// The space above and below the text, in sum.
    var textMargins: CGFloat
    /// The distance between two labels side by side.
    var valueGap: CGFloat
    /// The distance between a title and the subtitle below it.
    var subtitleGap: CGFloat
    /// The width of the first label, and the start of the second, in the style of contacts.
    var contactWidth: CGFloat
    var contactStart: CGFloat
    /// The width up to which symbols are centered below each other.
    var symbolWidth: CGFloat
    var imageGap: CGFloat
    /// The distance between the content and an app's own accessory.
    var accessoryGap: CGFloat
    /// The space after the text of a cell with an accessory.
    var accessoryMargin: CGFloat
    /// The distance between the parts of an accessory with two.
    var detailGap: CGFloat
    var symbolSize: CGFloat
    var chevronSize: CGFloat
    var controlSize: CGFloat
    var accessoryColor: UIColor
    /// The distance between two accessories of a list cell.
    var listGap: CGFloat
    /// The duration of a change of the selection, in seconds.
    var selecting: TimeInterval
    /// The duration of a change to a list cell's state, in seconds.
    var listChanging: TimeInterval
    /// The margin above and below a line of text.
    var contentMargin: CGFloat
  }

  /// The backgrounds of lists and their cells.
  struct Backgrounds: Sendable {
    var plain: UIColor
    var grouped: UIColor
    var sidebar: UIColor
    var groupedCell: UIColor
    var chosenCell: UIColor
  }

  /// The headers and footers of sections.
  struct Headers: Sendable {
    /// The space above the header of a plain table.
    var plainPadding: CGFloat
    /// The height of an empty header, which is larger in the first section, and of an empty footer.
    var firstHeight: CGFloat
    var height: CGFloat
    var plainInsets: (top: CGFloat, bottom: CGFloat)
    var firstTop: CGFloat
    var top: CGFloat
    var bottom: CGFloat
    var footerTop: CGFloat
    var footerBottom: CGFloat
    /// The margin above and below the app's own content.
    var contentMargin: CGFloat
    var plainStyle: UIFont.TextStyle
    var style: UIFont.TextStyle
    var plainColor: UIColor
    var color: UIColor
    /// Whether the headers of groups are in capitals.
    var isUppercase: Bool
    /// The padding of headers in lists, and in sidebars.
    var listPadding: CGFloat
    var sidebarPadding: CGFloat
    /// The distances between the sections of a sidebar.
    var firstSidebarHeight: CGFloat
    var sidebarHeight: CGFloat
  }

  /// The controls of cells that are edited.
  struct Editing: Sendable {
    /// The distance by which a control moves the content.
    var indent: CGFloat
    var diameter: CGFloat
    /// The length and thickness of the bars of a minus or plus sign.
    var bar: CGSize
    var deletion: UIColor
    var insertion: UIColor
    var markSize: CGFloat
    var reorderWidth: CGFloat
    /// The size of the lines of the reorder control, and the distance between two.
    var line: CGSize
    var linePitch: CGFloat
  }

  /// The buttons behind a swiped row.
  struct Swiping: Sendable {
    var buttonWidth: CGFloat
    /// The smallest height of a row whose buttons show a title below an image.
    var heightForBoth: CGFloat
    var font: DesignFont
    /// The part of the row's width from which on a swipe performs the first action.
    var fullPart: CGFloat
    /// The durations, in seconds, of filling the row and of opening or closing.
    var filling: TimeInterval
    var closing: TimeInterval
  }

  /// A row while it's dragged to another place.
  struct Reordering: Sendable {
    var shadow: CastShadow
    var opacity: CGFloat
    /// The durations of lifting the row and of moving rows, in seconds.
    var lifting: TimeInterval
    var moving: TimeInterval
  }

  /// The section index at the side of a table.
  struct Index: Sendable {
    var width: CGFloat
    var font: DesignFont
    var lineHeight: CGFloat
    var symbolSize: CGFloat
  }

  /// The space beside rows and groups of rows, which is smaller on narrow phones.
  var sideMargin: CGFloat
  var narrowSideMargin: CGFloat
  /// The width of the widest window with narrow margins.
  var narrowWidth: CGFloat
  /// The width of the narrowest compositional layout with wide margins.
  var wideLayout: CGFloat
  var cornerRadius: CGFloat
  var row: Row
  var backgrounds: Backgrounds
  var headers: Headers
  var editing: Editing
  var swiping: Swiping
  var reordering: Reordering
  var index: Index
  /// The duration of an insertion, a removal, a move, or a change to or from editing, in seconds.
  var changing: TimeInterval
}
