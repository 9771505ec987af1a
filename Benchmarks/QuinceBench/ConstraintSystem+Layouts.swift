import Cassowary

extension ConstraintSystem {
  /// Returns a system in which each variable is constrained to the one before it.
  static func chain(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    var last = system.variable()
    system.require([(last, 1)], 0)
    for _ in 1..<count {
      let next = system.variable()
      system.place(next, 10, behind: [last])
      last = next
    }
    return system
  }

  /// Returns rows of a label and a field.
  ///
  /// All fields are as wide as the first one, which fills the part of a screen's width that the
  /// labels leave.
  static func form(_ rows: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    let screen = system.variable(isNonNegative: true)
    system.require([(screen, 1)], -390)
    var above: Box?
    var first: Box?
    for row in 0..<rows {
      let label = system.box()
      let field = system.box()
      system.prefer(label, width: Double(40 + row % 50), height: 21)
      system.prefer(field, width: 30, height: 34)
      system.place(label.x, 16, behind: [])
      // The widest label determines where the fields begin.
      system.require([(field.x, 1), (label.x, -1), (label.width, -1)], -8, .greaterThanOrEqual)
      system.require([(screen, 1), (field.x, -1), (field.width, -1)], -16)
      system.place(field.y, 8, behind: above.map { [$0.y, $0.height] } ?? [])
      // The label is vertically centered in the field.
      system.require([(label.y, 2), (label.height, 1), (field.y, -2), (field.height, -1)], 0)
      if let first {
        system.require([(field.width, 1), (first.width, -1)], 0)
      } else {
        system.require([(field.width, 1)], -284)
      }
      above = field
      first = first ?? field
    }
    return system
  }

  /// Returns rows of three labels.
  ///
  /// The middle label fills the part of a screen's width that the others leave.
  static func rows(_ count: Int) -> ConstraintSystem {
    var system = ConstraintSystem()
    let screen = system.variable(isNonNegative: true)
    system.require([(screen, 1)], -390)
    var above: Box?
    for row in 0..<count {
      let boxes = [system.box(), system.box(), system.box()]
      for (column, box) in boxes.enumerated() {
        let width = Double(40 + 9 * ((row + column) % 5))
        system.prefer(box, width: width, height: 21, isFirm: column != 1)
        system.place(box.y, 8, behind: above.map { [$0.y, $0.height] } ?? [])
      }
      system.place(boxes[0].x, 16, behind: [])
      system.place(boxes[1].x, 8, behind: [boxes[0].x, boxes[0].width])
      system.place(boxes[2].x, 8, behind: [boxes[1].x, boxes[1].width])
      system.require([(screen, 1), (boxes[2].x, -1), (boxes[2].width, -1)], -16)
      above = boxes[2]
    }
    return system
  }

  /// Returns a window with a bar, a list, a page, and a row of buttons, which is then made wider
  /// and higher.
  static func window(sizes: [(width: Double, height: Double)]) -> ConstraintSystem {
    var system = ConstraintSystem()
    let window = system.box()
    system.place(window.x, 0, behind: [])
    system.place(window.y, 0, behind: [])
    let (bar, list, page) = (system.box(), system.box(), system.box())
    system.place(bar.x, 0, behind: [window.x])
    system.place(bar.y, 0, behind: [window.y])
    system.require([(bar.width, 1), (window.width, -1)], 0)
    system.require([(bar.height, 1)], -44)
    system.place(list.x, 0, behind: [window.x])
    system.place(list.y, 0, behind: [bar.y, bar.height])
    // The list takes a quarter of the window, and is wide enough for its names.
    system.require([(list.width, 4), (window.width, -1)], 0, priority: 500)
    system.require([(list.width, 1)], -120, .greaterThanOrEqual)
    system.place(page.x, 1, behind: [list.x, list.width])
    system.place(page.y, 0, behind: [list.y])
    system.require([(page.x, 1), (page.width, 1), (window.width, -1)], 0)
    var left: Box?
    for index in 0..<6 {
      let button = system.box()
      system.prefer(button, width: Double(60 + 4 * index), height: 30)
      system.place(button.x, 8, behind: left.map { [$0.x, $0.width] } ?? [page.x])
      system.require([(button.y, 1), (button.height, 1), (window.height, -1)], 8)
      left = button
    }
    let buttons = left!
    system.require(
      [(buttons.x, 1), (buttons.width, 1), (window.width, -1)], 8, .lessThanOrEqual, priority: 500)
    for part in [list, page] {
      system.require([(part.y, 1), (part.height, 1), (buttons.y, -1)], 8)
    }
    system.edit(window.width, sizes.map(\.width))
    system.edit(window.height, sizes.map(\.height))
    return system
  }

  /// A rectangle whose position and size are variables.
  private struct Box {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  private mutating func box() -> Box {
    Box(
      x: variable(), y: variable(), width: variable(isNonNegative: true),
      height: variable(isNonNegative: true))
  }

  /// Prefers a size for a box, as labels do.
  ///
  /// A larger size is better than a smaller one.
  /// - Parameter isFirm: Whether other boxes are widened first.
  private mutating func prefer(
    _ box: Box, width: Double, height: Double, isFirm: Bool = false
  ) {
    for (variable, length) in [(box.width, width), (box.height, height)] {
      require([(variable, 1)], -length, .greaterThanOrEqual, priority: 750)
      require([(variable, 1)], -length, .lessThanOrEqual, priority: isFirm ? 251 : 250)
    }
  }
}
