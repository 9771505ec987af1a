import DisplayList
import Stubs

/// Converts a layer tree to drawing commands.
package struct LayerRenderer {
  /// The commands so far.
  package private(set) var commands: [DrawingCommand] = []
  /// The number of pixels per point.
  let scale: CGFloat
  private let coloring = LayerColoring.current
  /// The transform from the current coordinate system to the screen's, which is tracked while
  /// images are marked.
  private var toScreen = Transform.identity
  /// The time for which animations are shown.
  private(set) var time: CFTimeInterval
  /// The origin of the current layer, in the current coordinate system.
  private(set) var origin = CGPoint.zero
  /// Whether the current coordinate system is just a translation of the screen's, so that edges can
  /// be aligned to pixels.
  private var isAligned = true
  /// The visible area, in the current coordinate system.
  private var visible: CGRect {
    didSet { sight = LayerExtent(visible) }
  }
  /// Whether to omit the layers of views.
  private let stopsAtOwners: Bool
  /// The extent of the visible area.
  private var sight: LayerExtent

  /// Creates a renderer for the visible layers at a time, with a number of pixels per point.
  /// - Parameter stopsAtOwners: Whether to omit the layers of views, except for the first layer to
  ///   draw.
  package init(
    scale: CGFloat, time: CFTimeInterval, visible: CGRect, reserving capacity: Int = 0,
    stopsAtOwners: Bool = false
  ) {
    self.stopsAtOwners = stopsAtOwners
    self.scale = scale
    self.time = time
    self.visible = visible
    sight = LayerExtent(visible)
    commands.reserveCapacity(capacity)
  }

  mutating func append(_ command: DrawingCommand) {
    commands.append(command)
  }

  /// Draws a layer and its contents in the superlayer's coordinates.
  mutating func render(_ layer: CALayer) {
    if layer.staysHidden || stopsAtOwners && layer.owner != nil { return }
    if isOutOfSight(layer) {
      layer.wasShown = layer.wasShown || layer.layerProperties.opacity > 0
      return
    }
    if layer.needsDisplayFlag { layer.displayIfNeeded() }
    if layer.animations != nil {
      let shown = layer.presentation(at: time)
      if !shown.layerProperties.isHidden { render(layer, as: shown) }
    } else {
      render(layer, as: layer)
    }
  }

  /// Returns whether a layer definitely isn't visible, whatever it contains.
  private func isOutOfSight(_ layer: CALayer) -> Bool {
    layer.staysWithinBounds && isOutOfSight(LayerExtent(of: layer.layerProperties))
  }

  private func isOutOfSight(_ extent: LayerExtent) -> Bool {
    // Aligning edges to pixels moves them by less than a point.
    extent.moved(by: origin).misses(sight, margin: 1)
  }

  /// Draws a layer and its contents in its own coordinates.
  package mutating func renderContents(of layer: CALayer) {
    if layer.needsDisplayFlag { layer.displayIfNeeded() }
    draw(layer, as: layer, opacity: 1)
  }

  private mutating func render(_ layer: CALayer, as shown: CALayer) {
    let opacity = Double(shown.layerProperties.opacity)
    guard opacity > 0, shown.hasFiniteGeometry else { return }
    layer.wasShown = true
    let savedOrigin = origin
    if shown.layerProperties.hasTransform {
      if !layer.isDoubleSided, shown.layerProperties.showsBack { return }
      var transform = shown.layerProperties.transformToSuperlayer
      transform.tx += origin.x
      transform.ty += origin.y
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant != 0, determinant.isFinite, (transform.tx + transform.ty).isFinite else {
        return
      }
      let (savedVisible, wasAligned, savedToScreen) = (visible, isAligned, toScreen)
      append(.save)
      append(.concatenate(transform.displayed))
      if coloring.marksImages { toScreen = transform.displayed.followed(by: toScreen) }
      let start = commands.count
      origin = .zero
      isAligned = false
      visible = visible.applying(transform.inverted())
      draw(layer, as: shown, opacity: opacity)
      (visible, isAligned, toScreen) = (savedVisible, wasAligned, savedToScreen)
      if commands.count == start {
        commands.removeLast(2)
      } else {
        append(.restore)
      }
    } else {
      let (position, anchor) = (shown.layerProperties.position, shown.layerProperties.anchorPoint)
      let bounds = shown.layerProperties.bounds
      origin.x += position.x - anchor.x * bounds.width - bounds.minX
      origin.y += position.y - anchor.y * bounds.height - bounds.minY
      draw(layer, as: shown, opacity: opacity)
    }
    origin = savedOrigin
  }

  private mutating func draw(_ layer: CALayer, as shown: CALayer, opacity: Double) {
    if shown.showsOnlySublayers {
      return drawFaded(by: opacity) { $0.drawSublayers(of: layer, as: shown) }
    }
    let bounds = rect(shown.layerProperties.bounds)
    let clips = shown.layerProperties.masksToBounds
    if (clips || layer.storedSublayers.isEmpty) && !shown.drawsBeyondBounds
      && !bounds.intersects(visible) && shown.layerProperties.shadowOpacity == 0
    {
      return
    }
    guard let mask = layer.mask else {
      drawUnmasked(layer, as: shown, bounds: bounds, clips: clips, opacity: opacity)
      return
    }
    let start = commands.count
    if let shape = shape(ofMask: mask) {
      append(.save)
      append(.clip(shape))
      drawUnmasked(layer, as: shown, bounds: bounds, clips: clips, opacity: opacity)
      if commands.count == start + 2 { commands.removeLast(2) } else { append(.restore) }
    } else {
      append(.beginGroup(opacity: opacity, shadow: nil))
      drawUnmasked(layer, as: shown, bounds: bounds, clips: clips, opacity: 1)
      if commands.count == start + 1 {
        commands.removeLast()
        return
      }
      append(.beginGroup(opacity: 1, shadow: nil, blendMode: .destinationIn))
      render(mask)
      append(.endGroup)
      append(.endGroup)
    }
  }

  private mutating func drawFaded(by opacity: Double, _ draw: (inout LayerRenderer) -> Void) {
    let start = commands.count
    if opacity < 1 { append(.beginGroup(opacity: opacity, shadow: nil)) }
    draw(&self)
    if opacity < 1 { endGroup(from: start, opacity: opacity, shadow: nil) }
  }

  private mutating func drawUnmasked(
    _ layer: CALayer, as shown: CALayer, bounds: CGRect, clips: Bool, opacity: Double
  ) {
    var shadow: Shadow?
    if shown.layerProperties.shadowOpacity > 0, !clips { shadow = self.shadow(of: shown) }
    var castsAsGroup = false
    if let cast = shadow {
      if let path = shown.layerProperties.shadowPath {
        append(.shadow(.path(path.path.applying(translation)), faded(cast, opacity)))
      } else if let color = shown.layerProperties.backgroundColor?.color, color.alpha == 1,
        opacity == 1
      {
        append(.shadow(shape(of: shown, in: bounds), cast))
      } else {
        castsAsGroup = true
      }
      if !castsAsGroup { shadow = nil }
    }
    let groupStart = commands.count
    let isGroup = opacity < 1 || castsAsGroup
    if isGroup { append(.beginGroup(opacity: opacity, shadow: shadow)) }
    drawParts(of: layer, as: shown, bounds: bounds, clips: clips)
    if isGroup { endGroup(from: groupStart, opacity: opacity, shadow: shadow) }
  }

  private mutating func drawParts(
    of layer: CALayer, as shown: CALayer, bounds: CGRect, clips: Bool
  ) {
    let start = commands.count
    shown.drawBackground(bounds: bounds, into: &self)
    let clipStart = commands.count
    let mayNeedClip = clips && (shown.hasContent || !layer.storedSublayers.isEmpty)
    let savedVisible = visible
    if mayNeedClip {
      append(.save)
      append(.clip(shape(of: shown, in: bounds)))
      visible = visible.intersection(bounds)
    }
    shown.drawContent(into: &self)
    if coloring.isOn { mark(shown, bounds: bounds, from: start) }
    if !layer.storedSublayers.isEmpty { drawSublayers(of: layer, as: shown) }
    if mayNeedClip {
      visible = savedVisible
      if commands.count == clipStart + 2 { commands.removeLast(2) } else { append(.restore) }
    }
    if shown.layerProperties.borderWidth > 0, let color = shown.layerProperties.borderColor?.color,
      color.alpha > 0
    {
      let width = min(shown.layerProperties.borderWidth, bounds.width / 2, bounds.height / 2)
      let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
      append(
        .stroke(
          shape(of: shown, in: inner, inset: width / 2), color, StrokeStyle(width: width)))
    }
  }

  /// Marks a layer's own drawing.
  private mutating func mark(_ layer: CALayer, bounds: CGRect, from start: Int) {
    guard commands.count > start, layer.hasContent || layer.layerProperties.backgroundColor != nil
    else {
      return
    }
    if coloring.marksImages {
      // Recorded content was aligned to pixels, even if the layer isn't.
      let aligned = layer.content == nil ? origin : alignedOrigin
      let moved = Transform(
        translationX: Double(origin.x - aligned.x), y: Double(origin.y - aligned.y))
      let marked = coloring.marked(
        commands[start...], transform: moved.followed(by: toScreen), scale: Double(scale))
      commands.replaceSubrange(start..., with: marked)
    }
    if let color = coloring.color(of: layer) {
      append(.fill(shape(of: layer, in: bounds), .color(color)))
    }
  }

  private mutating func drawSublayers(of layer: CALayer, as shown: CALayer) {
    guard shown.layerProperties.hasSublayerTransform else {
      return drawCopies(of: layer, as: shown)
    }
    drawTransformed(by: shown.layerProperties.sublayerTransformInPlace) {
      $0.drawCopies(of: layer, as: shown)
    }
  }

  /// Draws content in a separate coordinate system.
  private mutating func drawTransformed(
    by transform: CGAffineTransform, _ draw: (inout LayerRenderer) -> Void
  ) {
    let transform = transform.concatenating(translation)
    guard (transform.a * transform.d - transform.b * transform.c) != 0 else { return }
    let (savedVisible, wasAligned, savedOrigin) = (visible, isAligned, origin)
    let savedToScreen = toScreen
    append(.save)
    append(.concatenate(transform.displayed))
    if coloring.marksImages { toScreen = transform.displayed.followed(by: toScreen) }
    origin = .zero
    isAligned = false
    visible = visible.applying(transform.inverted())
    draw(&self)
    (visible, isAligned, origin) = (savedVisible, wasAligned, savedOrigin)
    toScreen = savedToScreen
    append(.restore)
  }

  /// Draws the sublayers once for each copy.
  private mutating func drawCopies(of layer: CALayer, as shown: CALayer) {
    guard let copies = shown.copies else { return drawOnce(layer) }
    let now = time
    for copy in copies {
      time = now - copy.delay
      let start = commands.count
      if copy.transform.isIdentity {
        drawOnce(layer)
      } else {
        drawTransformed(by: copy.transform) { $0.drawOnce(layer) }
      }
      multiplyColors(from: start, by: copy.color)
    }
    time = now
  }

  private mutating func drawOnce(_ layer: CALayer) {
    if !layer.sublayersAreOrdered {
      for sublayer in layer.sublayersBackToFront { render(sublayer) }
    } else if layer.storedSublayers.count < SublayerRuns.fewestSublayers || stopsAtOwners {
      for sublayer in layer.storedSublayers { render(sublayer) }
    } else {
      drawRuns(of: layer)
    }
  }

  /// Draws many sublayers, skipping runs that are known not to be visible.
  private mutating func drawRuns(of layer: CALayer) {
    let sublayers = layer.storedSublayers
    let runs = layer.runs ?? SublayerRuns(count: sublayers.count)
    if layer.runs == nil { layer.runs = runs }
    for (run, knowledge) in runs.runs.enumerated() {
      if case .within(let extent, _) = knowledge, isOutOfSight(extent) { continue }
      for sublayer in sublayers[runs.places(of: run)] { render(sublayer) }
      layer.learn(run: run)
    }
  }

  private mutating func multiplyColors(from start: Int, by color: Color) {
    guard color != Color(red: 1, green: 1, blue: 1, alpha: 1) else { return }
    for index in start..<commands.count {
      Stub.replicatorImageColor.report(if: commands[index].isOfImage)
      commands[index] = commands[index].multiplied(by: color)
    }
  }

  /// Ends a group, or removes it if it contains a single command that can be faded by itself.
  private mutating func endGroup(from start: Int, opacity: Double, shadow: Shadow?) {
    switch commands.count - start {
    case 1:
      commands.removeLast()
    case 2 where shadow == nil:
      if let faded = commands[start + 1].faded(by: opacity) {
        commands.removeLast()
        commands[start] = faded
      } else {
        append(.endGroup)
      }
    default:
      append(.endGroup)
    }
  }

  private func shadow(of layer: CALayer) -> Shadow? {
    guard var color = layer.layerProperties.shadowColor?.color, color.alpha > 0 else { return nil }
    color.alpha *= layer.layerProperties.shadowOpacity
    return Shadow(
      color: color, offset: layer.layerProperties.shadowOffset,
      blur: max(0, layer.layerProperties.shadowRadius))
  }

  private func faded(_ shadow: Shadow, _ opacity: Double) -> Shadow {
    var shadow = shadow
    shadow.color.alpha *= Float(opacity)
    return shadow
  }

  /// Returns the shape of a mask that consists only of an opaque shape.
  private func shape(ofMask mask: CALayer) -> Shape? {
    mask.displayIfNeeded()
    let shown = mask.animations == nil ? mask : mask.presentation(at: time)
    let layerProperties = shown.layerProperties
    guard !layerProperties.isHidden, layerProperties.opacity == 1, mask.mask == nil,
      mask.storedSublayers.isEmpty
    else { return nil }
    if let path = shown.opaquePath {
      return .path(path.applying(layerProperties.transformToSuperlayer.concatenating(translation)))
    }
    guard type(of: mask) == CALayer.self, !shown.hasContent, !layerProperties.hasTransform,
      layerProperties.backgroundColor?.color.alpha == 1
    else { return nil }
    return shape(of: shown, in: rect(layerProperties.frame))
  }

  var translation: CGAffineTransform { CGAffineTransform(translationX: origin.x, y: origin.y) }

  /// Converts a rectangle from the layer's coordinates to the current coordinate system, with its
  /// edges aligned to pixels.
  func rect(_ rect: CGRect) -> CGRect {
    let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
    guard isAligned else { return moved }
    let minX = aligned(moved.minX)
    let minY = aligned(moved.minY)
    return CGRect(
      x: minX, y: minY, width: aligned(moved.maxX) - minX, height: aligned(moved.maxY) - minY)
  }

  /// Returns the nearest pixel edge.
  ///
  /// If two are equally near, returns the greater one, which preserves a height of one pixel.
  private func aligned(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 1e-4).rounded() / scale
  }

  /// The layer's origin, aligned to a pixel.
  var alignedOrigin: CGPoint {
    guard isAligned else { return origin }
    return CGPoint(x: aligned(origin.x), y: aligned(origin.y))
  }

  /// Returns the layer's outline.
  func shape(of layer: CALayer, in bounds: CGRect, inset: CGFloat = 0) -> Shape {
    let radius = min(
      layer.layerProperties.cornerRadius, (min(bounds.width, bounds.height) / 2) + inset)
    let rounded = max(0, radius - inset)
    guard rounded > 0 else { return .rect(bounds) }
    let radii = CornerRadii(rounded, of: layer.layerProperties.maskedCorners)
    if layer.layerProperties.cornerCurve.rawValue == CALayerCornerCurve.continuous.rawValue {
      return .path(Path(continuouslyRounded: bounds, radii: radii))
    }
    return .roundedRect(bounds, radii)
  }

  /// Draws commands that were recorded in the layer's coordinates.
  mutating func draw(_ content: LayerContent, of layer: CALayer) {
    let bounds = layer.layerProperties.bounds
    var shift = alignedOrigin
    shift.x += bounds.minX - content.bounds.minX
    shift.y += bounds.minY - content.bounds.minY
    // The default equality of raw-representable types is far slower than comparing the raw values.
    let hasSquarePixels =
      layer.magnificationFilter.rawValue == CALayerContentsFilter.nearest.rawValue
    if content.bounds.size == bounds.size, content.isMovable, !content.needsClip {
      for index in content.commands.indices {
        let moved = content.commands[index].moved(by: shift)
        append(hasSquarePixels ? moved.withSquarePixels : moved)
      }
      return
    }
    if content.needsGroup { append(.beginGroup(opacity: 1, shadow: nil)) }
    append(.save)
    if content.needsClip { append(.clip(.rect(rect(bounds)))) }
    var transform = CGAffineTransform(translationX: shift.x, y: shift.y)
    if content.bounds.size != bounds.size {
      transform = layer.contentsGravity.transform(
        from: content.bounds, to: CGRect(origin: content.bounds.origin, size: bounds.size)
      ).concatenating(
        transform)
    }
    append(.concatenate(transform.displayed))
    commands.append(
      contentsOf: hasSquarePixels ? content.commands.map(\.withSquarePixels) : content.commands)
    append(.restore)
    if content.needsGroup { append(.endGroup) }
  }
}

extension CornerRadii {
  fileprivate init(_ radius: Double, of corners: CACornerMask) {
    if corners.rawValue == CACornerMask.all.rawValue {
      self.init(radius)
      return
    }
    self.init(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle for content of a size in the given bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var result = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let ratio = self == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      result = CGSize(width: size.width * ratio, height: size.height * ratio)
    default: break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - result.width
      default: bounds.midX - result.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - result.height
      default: bounds.midY - result.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: result)
  }

  fileprivate func transform(from old: CGRect, to bounds: CGRect) -> CGAffineTransform {
    guard old.width > 0, old.height > 0 else { return .identity }
    let target = place(old.size, in: bounds)
    return CGAffineTransform(translationX: -old.minX, y: -old.minY)
      .concatenating(
        CGAffineTransform(scaleX: target.width / old.width, y: target.height / old.height)
      )
      .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
  }
}
