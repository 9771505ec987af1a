internal import CPangoCairo
import DisplayList
import Foundation

/// Plays a frame's commands on a Cairo context whose units are points.
struct Player: DrawingVisitor {
  typealias Failure = LimitExceeded

  let cairo: OpaquePointer
  /// The number of pixels in a point.
  let scale: Double
  let image: (ImageID) -> ImageSurface?

  private var budget: DrawingBudget
  private var groups: [Group] = []
  /// Whether something opaque is behind all drawings.
  private let hasGround: Bool
  /// Whether text remains text instead of becoming shapes, as in a document.
  private let keepsText: Bool
  /// Whether the clip contains only whole pixels.
  private var clipsWholePixels = true
  private var savedClips: [Bool] = []
  /// The commands after the current command.
  private var rest: ArraySlice<DrawingCommand> = []

  private struct Group {
    var opacity: Double
    var shadow: Shadow?
    var blendMode: BlendMode
    /// The area of the group, in screens.
    var area = 0.0
  }

  /// - Parameter hasGround: Whether something opaque is behind everything that will be drawn.
  init(
    cairo: OpaquePointer, scale: Double, budget: DrawingBudget, hasGround: Bool,
    keepsText: Bool = false, image: @escaping (ImageID) -> ImageSurface?
  ) {
    self.cairo = cairo
    self.scale = scale
    self.budget = budget
    self.hasGround = hasGround
    self.keepsText = keepsText
    self.image = image
  }

  /// - Throws: `LimitExceeded` if drawing costs more than the budget.
  mutating func play(_ commands: [DrawingCommand]) throws(LimitExceeded) {
    rest = commands[...]
    while let command = rest.popFirst() {
      try budget.checkTime()
      try visit(command)
    }
    while !groups.isEmpty { endGroup() }
  }

  func concatenate(_ transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    var before = cairo_matrix_t()
    cairo_get_matrix(cairo, &before)
    var product = cairo_matrix_t()
    cairo_matrix_multiply(&product, &matrix, &before)
    let determinant = product.xx * product.yy - product.xy * product.yx
    let isDrawable =
      abs(transform.a * transform.d - transform.b * transform.c) >= 1e-12
      && abs(determinant) >= 1e-12 && determinant.isFinite && product.x0.isFinite
      && product.y0.isFinite
    // A view with no width or height, or with a size that numbers can't represent, isn't visible,
    // and Cairo doesn't accept such a matrix.
    if isDrawable {
      cairo_set_matrix(cairo, &product)
    } else {
      cairo_rectangle(cairo, 0, 0, 0, 0)
      cairo_clip(cairo)
    }
  }

  mutating func save() {
    cairo_save(cairo)
    savedClips.append(clipsWholePixels)
  }

  mutating func restore() {
    cairo_restore(cairo)
    clipsWholePixels = savedClips.popLast() ?? clipsWholePixels
  }

  mutating func clip(to shape: Shape) {
    clipsWholePixels = clipsWholePixels && isMadeOfWholePixels(shape)
    trace(shape)
    cairo_clip(cairo)
  }

  func draw(_ text: TextRun) {
    // A line of text is much shorter than that, even if its letters have many accents.
    let reach = 3 * text.font.size + 5 * max(text.strokeWidth, 0)
    let visible = visibleArea
    guard text.origin.y + reach >= visible.minY, text.origin.y - reach <= visible.maxY else {
      return
    }
    set(text.color)
    // Translucent text is blended differently if nothing has been drawn behind it yet.
    let isMixedAsEver = text.color.alpha >= 1 || hasGround && groups.isEmpty
    TextEngine.shared.draw(
      text, with: cairo, visible: visible,
      open: clipsWholePixels && isMixedAsEver && !keepsText ? deviceClip() : nil,
      keepsText: keepsText)
  }

  private func isMadeOfWholePixels(_ shape: Shape) -> Bool {
    guard case .rect(let rect) = shape else { return false }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0 else { return false }
    return deviceBounds(rect).isMadeOfWholePixels
  }

  // MARK: Shapes

  private func set(_ color: Color) {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  private func trace(_ shape: Shape) {
    trace(shape, on: cairo)
  }

  private func trace(_ shape: Shape, on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    switch shape {
    case .rect(let rect):
      cairo_rectangle(
        cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    case .roundedRect(let rect, let radii):
      trace(rect, radii: radii.fitted(to: rect.size), on: cairo)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return }
      cairo_save(cairo)
      cairo_translate(cairo, Double(rect.midX), Double(rect.midY))
      cairo_scale(cairo, Double(rect.width) / 2, Double(rect.height) / 2)
      cairo_arc(cairo, 0, 0, 1, 0, 2 * Double.pi)
      cairo_close_path(cairo)
      cairo_restore(cairo)
    case .path(let path):
      if path.usesEvenOddRule { cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD) }
      trace(path, on: cairo)
    }
  }

  private func trace(_ rect: CGRect, radii: CornerRadii, on cairo: OpaquePointer) {
    let left = Double(rect.minX)
    let right = Double(rect.maxX)
    let top = Double(rect.minY)
    let bottom = Double(rect.maxY)
    let quarter = Double.pi / 2
    cairo_new_sub_path(cairo)
    cairo_arc(
      cairo, right - radii.topRight, top + radii.topRight, radii.topRight, -quarter, 0)
    cairo_arc(
      cairo, right - radii.bottomRight, bottom - radii.bottomRight, radii.bottomRight, 0, quarter)
    cairo_arc(
      cairo, left + radii.bottomLeft, bottom - radii.bottomLeft, radii.bottomLeft, quarter,
      2 * quarter)
    cairo_arc(
      cairo, left + radii.topLeft, top + radii.topLeft, radii.topLeft, 2 * quarter, 3 * quarter)
    cairo_close_path(cairo)
  }

  private func trace(_ path: Path, on cairo: OpaquePointer) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, Double(point.x), Double(point.y))
        current = point
        start = point
      case .line(let point):
        cairo_line_to(cairo, Double(point.x), Double(point.y))
        current = point
      case .quadratic(let control, let point):
        cairo_curve_to(
          cairo, Double(current.x + (control.x - current.x) * 2 / 3),
          Double(current.y + (control.y - current.y) * 2 / 3),
          Double(point.x + (control.x - point.x) * 2 / 3),
          Double(point.y + (control.y - point.y) * 2 / 3), Double(point.x), Double(point.y))
        current = point
      case .cubic(let control1, let control2, let point):
        cairo_curve_to(
          cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y),
          Double(point.x), Double(point.y))
        current = point
      case .close:
        cairo_close_path(cairo)
        current = start
      }
    }
  }

  func fill(_ shape: Shape, with paint: Paint) {
    guard shape.extent.intersects(visibleArea) else { return }
    switch paint {
    case .color(let color):
      set(color)
      trace(shape)
      cairo_fill(cairo)
    case .linearGradient(let start, let end, let stops):
      let pattern = cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))!
      fill(shape, with: pattern, stops: stops)
    case .radialGradient(let center, let radius, let stops):
      let pattern = cairo_pattern_create_radial(
        Double(center.x), Double(center.y), 0, Double(center.x), Double(center.y), radius)!
      fill(shape, with: pattern, stops: stops)
    case .conicGradient(let center, let angle, let stops):
      let conic = ConicPattern(center: center, angle: angle, stops: stops)
      fill(shape, with: conic.make(over: shape.extent), stops: [])
    }
  }

  private func fill(_ shape: Shape, with pattern: OpaquePointer, stops: [GradientStop]) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.alpha))
    }
    trace(shape)
    cairo_set_source(cairo, pattern)
    cairo_fill(cairo)
    cairo_pattern_destroy(pattern)
  }

  func stroke(_ shape: Shape, with color: Color, style: StrokeStyle) {
    guard style.width > 0, shape.extent(stroked: style).intersects(visibleArea) else { return }
    cairo_save(cairo)
    set(color)
    trace(shape)
    cairo_set_line_width(cairo, style.width)
    cairo_set_miter_limit(cairo, style.miterLimit)
    switch style.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    if style.dash.allSatisfy({ $0 >= 0 }), style.dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, style.dash, Int32(style.dash.count), style.dashPhase)
    }
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  // MARK: Images

  func draw(
    _ id: ImageID, in destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool
  ) {
    guard destination.width > 0, destination.height > 0, source.width > 0, source.height > 0,
      destination.intersects(visibleArea), let image = image(id)
    else { return }
    let isPart = source != CGRect(x: 0, y: 0, width: 1, height: 1)
    let destination = isPart && !keepsText ? onWholePixels(destination) : destination
    guard destination.width > 0, destination.height > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(
      cairo, Double(destination.minX), Double(destination.minY), Double(destination.width),
      Double(destination.height))
    cairo_clip(cairo)
    cairo_translate(cairo, Double(destination.minX), Double(destination.minY))
    let across = Double(destination.width) / (Double(source.width) * image.width)
    let down = Double(destination.height) / (Double(source.height) * image.height)
    cairo_scale(cairo, across, down)
    cairo_translate(
      cairo, -Double(source.minX) * image.width, -Double(source.minY) * image.height)
    let pattern = cairo_pattern_create_for_surface(image.surface)!
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let isEnlarged = across * deviceScale >= 1 && down * deviceScale >= 1
    let enlarging = isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST
    cairo_pattern_set_filter(pattern, isEnlarged ? enlarging : CAIRO_FILTER_GOOD)
    if let tint {
      set(tint)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }

  /// Returns a rectangle with its edges moved to pixel boundaries, if it isn't rotated.
  ///
  /// Parts of an image meet at these edges. If two parts shared a pixel, the content behind them
  /// would be visible.
  private func onWholePixels(_ rect: CGRect) -> CGRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0 else { return rect }
    func whole(_ place: CGFloat, _ factor: Double, _ origin: Double) -> Double {
      ((Double(place) * factor + origin).rounded() - origin) / factor
    }
    let left = whole(rect.minX, matrix.xx, matrix.x0)
    let top = whole(rect.minY, matrix.yy, matrix.y0)
    return CGRect(
      x: left, y: top, width: whole(rect.maxX, matrix.xx, matrix.x0) - left,
      height: whole(rect.maxY, matrix.yy, matrix.y0) - top)
  }

  /// The number of pixels in a unit of the current coordinates.
  private var deviceScale: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  // MARK: Groups

  mutating func beginGroup(
    opacity: Double, shadow: Shadow?, blendMode: BlendMode
  ) throws(LimitExceeded) {
    var group = Group(opacity: opacity, shadow: shadow, blendMode: blendMode)
    save()
    if blendMode.isBounded { clip(to: GroupBounds(rest).bounds, with: shadow) }
    let pixels = deviceClip()
    group.area = Double(pixels.width * pixels.height) / budget.screenPixels
    try budget.check(groupArea: group.area + groups.reduce(0) { $0 + $1.area })
    cairo_push_group(cairo)
    groups.append(group)
  }

  /// Clips to the area of a group, so that no more pixels than necessary are created for it.
  private func clip(to bounds: CGRect, with shadow: Shadow?) {
    var area = bounds.isNull ? CGRect.zero : deviceBounds(bounds).insetBy(dx: -2, dy: -2)
    if let shadow {
      let reach = CGFloat(GaussianBlur(deviation: shadow.blur * deviceScale).reach)
      let offset = deviceOffset(shadow.offset)
      area = area.union(
        area.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
    }
    let frame = PixelFrame(area.intersection(deviceClip()))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_rectangle(
      cairo, Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
    cairo_clip(cairo)
    cairo_set_matrix(cairo, &matrix)
  }

  mutating func endGroup() {
    guard let group = groups.popLast() else { return }
    defer { restore() }
    let content = cairo_pop_group(cairo)!
    defer { cairo_pattern_destroy(content) }
    if let shadow = group.shadow, shadow.color.alpha > 0 {
      let isFlattened = group.opacity < 1 || group.blendMode != .normal
      if isFlattened { cairo_push_group(cairo) }
      draw(shadow, ofGroup: content)
      cairo_set_source(cairo, content)
      cairo_paint(cairo)
      if isFlattened {
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, group.blendMode.cairo)
        cairo_paint_with_alpha(cairo, group.opacity)
      }
    } else {
      cairo_set_source(cairo, content)
      cairo_set_operator(cairo, group.blendMode.cairo)
      cairo_paint_with_alpha(cairo, group.opacity)
    }
  }

  private func draw(_ shadow: Shadow, ofGroup content: OpaquePointer) {
    let extents = deviceClip()
    guard !extents.isEmpty else { return }
    let blur = GaussianBlur(deviation: shadow.blur * deviceScale)
    let offset = deviceOffset(shadow.offset)
    // The group doesn't have any pixels beyond the clip.
    let frame = PixelFrame(
      extents.insetBy(dx: -CGFloat(blur.reach), dy: -CGFloat(blur.reach)))
    let mask = frame.mask { context in
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      cairo_transform(context, &matrix)
      cairo_set_source(context, content)
      cairo_paint(context)
    }
    defer { cairo_surface_destroy(mask) }
    paint(mask, in: frame, blur: blur, color: shadow.color, offset: offset)
  }

  func draw(_ shadow: Shadow, of shape: Shape) {
    guard shadow.color.alpha > 0 else { return }
    trace(shape)
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    let bounds = deviceBounds(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    cairo_new_path(cairo)
    let blur = GaussianBlur(deviation: shadow.blur * deviceScale)
    let offset = deviceOffset(shadow.offset)
    let visible = deviceClip().offsetBy(dx: -offset.width, dy: -offset.height).insetBy(
      dx: -CGFloat(blur.reach), dy: -CGFloat(blur.reach))
    let area = bounds.insetBy(dx: -CGFloat(blur.reach) - 1, dy: -CGFloat(blur.reach) - 1)
      .intersection(visible)
    guard !area.isEmpty else { return }
    let frame = PixelFrame(area)
    let mask = frame.mask { context in
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      cairo_transform(context, &matrix)
      trace(shape, on: context)
      cairo_fill(context)
    }
    defer { cairo_surface_destroy(mask) }
    paint(mask, in: frame, blur: blur, color: shadow.color, offset: offset)
  }

  private func paint(
    _ mask: OpaquePointer, in frame: PixelFrame, blur: GaussianBlur, color: Color, offset: CGSize
  ) {
    cairo_surface_flush(mask)
    blur.apply(
      to: cairo_image_surface_get_data(mask), width: frame.width, height: frame.height,
      stride: Int(cairo_image_surface_get_stride(mask)), channels: 1, extendsEdges: false)
    cairo_surface_mark_dirty(mask)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    set(color)
    cairo_mask_surface(
      cairo, mask, Double(frame.x) + Double(offset.width), Double(frame.y) + Double(offset.height))
    cairo_restore(cairo)
  }

  // MARK: Backdrop

  func blurBackdrop(beneath shape: Shape, radius: Double) {
    guard radius > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    trace(shape)
    cairo_clip(cairo)
    let blur = GaussianBlur(deviation: radius * deviceScale)
    let shown = deviceClip()
    guard !shown.isEmpty, blur.reach > 0 else { return }
    let target = cairo_get_group_target(cairo)!
    var deviceX = 0.0
    var deviceY = 0.0
    cairo_surface_get_device_offset(target, &deviceX, &deviceY)
    let available = CGRect(
      x: -deviceX, y: -deviceY, width: Double(cairo_image_surface_get_width(target)),
      height: Double(cairo_image_surface_get_height(target)))
    let area = shown.insetBy(dx: -CGFloat(blur.reach), dy: -CGFloat(blur.reach)).intersection(
      available)
    guard !area.isEmpty else { return }
    let frame = PixelFrame(area)
    let copy = frame.surface(CAIRO_FORMAT_ARGB32) { context in
      cairo_set_source_surface(context, target, 0, 0)
      cairo_paint(context)
    }
    defer { cairo_surface_destroy(copy) }
    cairo_surface_flush(copy)
    blur.apply(
      to: cairo_image_surface_get_data(copy), width: frame.width, height: frame.height,
      stride: Int(cairo_image_surface_get_stride(copy)), channels: 4, extendsEdges: true)
    cairo_surface_mark_dirty(copy)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(cairo, copy, Double(frame.x), Double(frame.y))
    cairo_paint(cairo)
  }

  // MARK: Pixels

  /// A rectangle that contains the area within the clip, in the current coordinates.
  private var visibleArea: CGRect {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the clip's bounds, in pixels.
  private func deviceClip() -> CGRect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    defer { cairo_set_matrix(cairo, &matrix) }
    return visibleArea
  }

  private func deviceBounds(_ rect: CGRect) -> CGRect {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        var pixelX = Double(x)
        var pixelY = Double(y)
        cairo_user_to_device(cairo, &pixelX, &pixelY)
        left = min(left, pixelX)
        right = max(right, pixelX)
        top = min(top, pixelY)
        bottom = max(bottom, pixelY)
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func deviceOffset(_ offset: CGSize) -> CGSize {
    var x = Double(offset.width)
    var y = Double(offset.height)
    cairo_user_to_device_distance(cairo, &x, &y)
    return CGSize(width: x, height: y)
  }
}

extension CornerRadii {
  /// Returns radii that fit the sides.
  ///
  /// All of them are reduced by the same factor if two of them together are longer than a side.
  func fitted(to size: CGSize) -> CornerRadii {
    let radii = CornerRadii(
      topLeft: max(topLeft, 0), topRight: max(topRight, 0), bottomRight: max(bottomRight, 0),
      bottomLeft: max(bottomLeft, 0))
    let sides = [
      (Double(size.width), radii.topLeft + radii.topRight),
      (Double(size.width), radii.bottomLeft + radii.bottomRight),
      (Double(size.height), radii.topLeft + radii.bottomLeft),
      (Double(size.height), radii.topRight + radii.bottomRight),
    ]
    let factor = sides.reduce(1) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    return CornerRadii(
      topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
      bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
  }
}
