import DisplayList
import Foundation

/// The items that a frame draws, in order: commands with everything that determines how they're
/// drawn, and whole groups.
struct FrameItems {
  /// A drawing command, or the commands of a group.
  struct Item {
    var commands: Range<Int>
    /// The index of the item's surroundings.
    var surroundings: Int
  }

  /// The transforms and clips that apply to an item, as a chain of commands.
  struct Surroundings {
    /// The index of the surroundings before the last command, and the index of that command.
    var outer: Int
    var command: Int
    /// The transform from the item's coordinates to pixels.
    var transform: Transform
    /// The area inside the clips, in pixels.
    var area: CGRect
    /// Whether a clip isn't a rectangle.
    var isRound = false
    /// Whether there's a rectangular clip whose sides aren't on pixel boundaries.
    var cutsPixels = false
  }

  let frame: DisplayList
  /// The number of pixels in a point.
  let scale: Double
  /// The bounds of the image, in pixels.
  let canvas: CGRect
  private(set) var items: [Item] = []
  private var surroundings: [Surroundings]
  private var current = 0
  private var saved: [Int] = []
  private var openGroups = 0
  private var index = 0

  /// - Parameters:
  ///   - width: The width of the image, in pixels.
  ///   - height: The height of the image, in pixels.
  init(_ frame: DisplayList, scale: Double, width: Int, height: Int) {
    self.frame = frame
    self.scale = scale
    canvas = CGRect(x: 0, y: 0, width: width, height: height)
    surroundings = [
      Surroundings(
        outer: -1, command: -1, transform: Transform(scaleX: scale, y: scale), area: canvas)
    ]
    items.reserveCapacity(frame.commands.count)
    while index < frame.commands.count {
      visit(frame.commands[index])
      index += 1
    }
  }

  // MARK: Comparing

  /// Returns whether an item is drawn at the same pixels as an item of another frame.
  func isItem(_ item: Item, drawnAs other: Item, of frame: FrameItems) -> Bool {
    item.commands.count == other.commands.count
      && zip(item.commands, other.commands).allSatisfy {
        self.frame.commands[$0] == frame.frame.commands[$1]
      } && areSurroundings(item.surroundings, as: other.surroundings, of: frame)
  }

  private func areSurroundings(_ own: Int, as other: Int, of frame: FrameItems) -> Bool {
    var (own, other) = (own, other)
    while own > 0, other > 0 {
      let (first, second) = (surroundings[own], frame.surroundings[other])
      guard self.frame.commands[first.command] == frame.frame.commands[second.command] else {
        return false
      }
      (own, other) = (first.outer, second.outer)
    }
    return own == other
  }

  // MARK: Rows

  /// Returns the rows on which an item might be visible.
  func rows(of item: Item) -> PixelRows {
    PixelRows(extent(of: item).clipped(to: surroundings[item.surroundings].area))
  }

  /// Returns the rows that must be drawn together if one of them is drawn, or `nil` for an item
  /// whose rows can be drawn separately.
  func inseparableRows(of item: Item) -> PixelRows? {
    let place = surroundings[item.surroundings]
    let extent = extent(of: item)
    let rows = PixelRows(extent.clipped(to: place.area))
    let command = frame.commands[item.commands.lowerBound]
    // The surroundings are blurred into it, even those beyond its clip.
    if case .backdropBlur = command { return PixelRows(extent.clipped(to: canvas)) }
    // Cairo draws a shape that such a clip cuts off differently from other shapes.
    if place.cutsPixels, !extent.isWithin(place.area) { return rows }
    switch command {
    case .fill(.rect, .color): return nil
    case .fill(_, .color), .text: break
    case .stroke(.path, _, _): return rows
    case .stroke(_, _, let style) where style.dash.isEmpty: break
    case .shadow: return place.isRound ? rows : nil
    default: return rows
    }
    // Cairo rounds the points where the sides of the clip cut an outline, and the result depends on
    // the rest of the outline.
    return extent.isWithinSides(of: place.area) ? nil : rows
  }

  private func extent(of item: Item) -> ItemExtent {
    ItemExtent(
      of: frame.commands[item.commands], transform: surroundings[item.surroundings].transform)
  }
}

extension FrameItems: DrawingVisitor {
  typealias Failure = Never

  private mutating func addItem() {
    if openGroups == 0 { items.append(Item(commands: index..<index + 1, surroundings: current)) }
  }

  mutating func save() { saved.append(current) }

  mutating func restore() { current = saved.popLast() ?? current }

  mutating func concatenate(_ transform: Transform) {
    var place = surroundings[current]
    place.outer = current
    place.command = index
    place.transform = transform.followed(by: place.transform)
    surroundings.append(place)
    current = surroundings.count - 1
  }

  mutating func clip(to shape: Shape) {
    var place = surroundings[current]
    place.outer = current
    place.command = index
    let bounds = place.transform.bounds(of: shape.extent)
    place.area = place.area.intersection(bounds.insetBy(dx: -1, dy: -1))
    if case .rect = shape {
      place.cutsPixels = place.cutsPixels || !bounds.isMadeOfWholePixels
    } else {
      place.isRound = true
    }
    surroundings.append(place)
    current = surroundings.count - 1
  }

  mutating func beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode) {
    addItem()
    openGroups += 1
    saved.append(current)
  }

  mutating func endGroup() {
    guard openGroups > 0 else { return }
    openGroups -= 1
    current = saved.popLast() ?? current
    if openGroups == 0 {
      let last = items.count - 1
      items[last].commands = items[last].commands.lowerBound..<index + 1
    }
  }

  mutating func fill(_ shape: Shape, with paint: Paint) { addItem() }

  mutating func stroke(_ shape: Shape, with color: Color, style: StrokeStyle) { addItem() }

  mutating func draw(_ text: TextRun) { addItem() }

  mutating func draw(
    _ image: ImageID, in destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool
  ) {
    addItem()
  }

  mutating func draw(_ shadow: Shadow, of shape: Shape) { addItem() }

  mutating func blurBackdrop(beneath shape: Shape, radius: Double) { addItem() }
}
