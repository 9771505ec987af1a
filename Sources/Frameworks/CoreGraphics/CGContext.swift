import DisplayList
import Raster
import Stubs

/// A drawing context, which records the drawing.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgcontext>.
public class CGContext {
  private struct State {
    var fill = Paint.color(.black)
    var stroke = Color.black
    var style = StrokeStyle(width: 1)
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var blendMode = CGBlendMode.normal
    var isSmooth = true
    var transform = CGAffineTransform.identity
    var clip: CGRect
  }

  /// The drawing commands so far.
  package var commands: [DrawingCommand] {
    masks.isEmpty ? recorded : recorded + masks.reversed().flatMap(\.closing)
  }
  private var recorded: [DrawingCommand] = []
  /// The masks that clip the drawing, each with the number of saved states at the time it was
  /// added.
  private var masks: [ContextMask] = []
  /// The canvas, in points.
  package let bounds: CGRect
  /// The number of pixels per point.
  package let scale: CGFloat
  private var state: State
  private var saved: [State] = []
  /// The layout of a bitmap context's pixels.
  final var layout: PixelLayout?
  /// The memory of a bitmap context, which the app can read and change.
  final var memory: PixelMemory?
  private var current = Path()

  /// The transform from the coordinates of text to the drawing's.
  ///
  /// Saving and restoring the graphics state doesn't affect it.
  public var textMatrix = CGAffineTransform.identity

  /// Creates a context with a size in points and a number of pixels per point.
  package convenience init(size: CGSize, scale: CGFloat) {
    self.init(bounds: CGRect(origin: .zero, size: size), scale: scale)
  }

  /// Creates a context with a canvas in points and a number of pixels per point.
  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    state = State(clip: bounds)
  }

  /// The size of the canvas, in points.
  package var size: CGSize { bounds.size }

  /// The width in pixels.
  public var width: Int { Int((size.width * scale).rounded(.up)) }

  /// The height in pixels.
  public var height: Int { Int((size.height * scale).rounded(.up)) }

  /// Adds a command without changing it.
  package func record(_ command: DrawingCommand) {
    recorded.append(command)
    if memory != nil, command.completesDrawing { drawIntoMemory() }
  }

  /// Copies finished drawing into the app's memory.
  ///
  /// Masks apply to everything drawn so far.
  final func drawIntoMemory() {
    guard let memory else { return }
    let commands = commands
    guard !commands.isInGroup else { return }
    memory.draw(commands)
    recorded = recorded.ruling
  }

  /// Adds a command that draws, with the context's opacity, shadow, and blend mode.
  package func draw(_ command: DrawingCommand) {
    if state.alpha == 1, state.shadow == nil, state.blendMode.isNormal(drawing: command) {
      record(state.isSmooth ? command : command.withSquarePixels)
    } else {
      draw([command], covering: command.coverage)
    }
  }

  /// Adds commands that draw a single item, with the context's opacity, shadow, and blend mode.
  /// - Parameter coverage: The area that the content covers, if it's known.
  package func draw(_ content: [DrawingCommand], covering coverage: Shape? = nil) {
    let content = state.isSmooth ? content : content.map(\.withSquarePixels)
    let isOpaque = state.alpha == 1 && content.allSatisfy(\.isOpaque)
    if !isOpaque, state.blendMode.needsOpaque(hasCoverage: coverage != nil) {
      Stub.blendMode.report(about: "\(state.blendMode) with something translucent")
    }
    recorded += BlendedDrawing(
      content: content, coverage: coverage, opacity: state.alpha, shadow: state.shadow
    ).commands(state.blendMode)
    if memory != nil { drawIntoMemory() }
  }

  // MARK: State

  /// Saves the graphics state.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Restores the graphics state that was saved last.
  public func restoreGState() {
    while let mask = masks.last, mask.depth == saved.count {
      masks.removeLast()
      for command in mask.closing { record(command) }
    }
    guard let last = saved.popLast() else { return }
    current = current.applying(state.transform).applying(last.transform.inverted())
    state = last
    record(.restore)
  }

  /// The transform from the drawing's coordinates to the context's.
  public var ctm: CGAffineTransform { state.transform }

  /// The transform from the drawing's coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Translates later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates later drawing.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    let inverse = transform.inverted()
    state.transform = transform.concatenating(state.transform)
    state.clip = state.clip.applying(inverse)
    current = current.applying(inverse)
    record(.concatenate(transform.displayed))
  }

  /// Sets the width of strokes.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the style of the ends of open strokes.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.displayed }

  /// Sets the style of the joins of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.displayed }

  /// Sets the limit, in line widths, above which sharp joins are beveled.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths.map { Double($0) }
    state.style.dashPhase = phase
  }

  /// Sets the accuracy of curves.
  public func setFlatness(_ flatness: CGFloat) { Stub.contextFlatness.report() }

  /// Sets the opacity of subsequent drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the blend mode, which combines new drawing with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    Stub.contextShouldAntialias.report(if: !shouldAntialias)
  }

  /// Sets whether edges can be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    Stub.contextAllowsAntialiasing.report(if: !allowsAntialiasing)
  }

  /// The interpolation quality for scaled images.
  public var interpolationQuality: CGInterpolationQuality = .default {
    didSet { state.isSmooth = interpolationQuality != .none }
  }

  /// Sets the shadow for subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(color: $0.color, offset: offset, blur: blur / 2) }
  }

  /// Sets a translucent black shadow for subsequent drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Colors

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fill = .color(color.color) }

  /// Sets the fill color from RGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  /// Sets the stroke color from RGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  // MARK: Paths

  /// Starts a new path.
  public func beginPath() { current = Path() }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { current.elements.append(.move(point)) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.elements.append(.line(point)) }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.elements.append(.quadratic(control: control, to: end))
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.elements.append(.cubic(control1: control1, control2: control2, to: end))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.add(rect.standardized) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect.standardized) }

  /// Adds an arc of a circle.
  ///
  /// In a flipped coordinate system, `clockwise` appears reversed on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, start: startAngle,
      delta: Path.sweep(from: startAngle, to: endAngle, clockwise: !clockwise))
  }

  /// Adds the arc that's tangent to the lines from the current point to a first point, and from
  /// there to a second point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath) { current.elements += path.path.elements }

  /// Adds a line back to the start of the subpath.
  public func closePath() {
    if !current.elements.isEmpty { current.elements.append(.close) }
  }

  /// Whether the path is empty.
  public var isPathEmpty: Bool { current.elements.isEmpty }

  /// The current point.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }

  /// The smallest rectangle that contains the path.
  public var boundingBoxOfPath: CGRect { current.controlBounds }

  /// The path so far.
  public var path: CGPath? { current.elements.isEmpty ? nil : CGPath(current) }

  /// Returns whether a point is inside the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, evenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    Stub.contextStrokedPath.report()
  }

  // MARK: Drawing

  /// Fills a path in the context's coordinates.
  package func fill(_ path: Path, evenOdd: Bool) {
    guard !path.elements.isEmpty else { return }
    var path = path
    path.usesEvenOddRule = evenOdd
    draw(.fill(.path(path), state.fill))
  }

  /// Strokes a path in the context's coordinates.
  package func stroke(_ path: Path, _ style: StrokeStyle) {
    guard !path.elements.isEmpty else { return }
    draw(.stroke(.path(path), state.stroke, style))
  }

  /// Clips subsequent drawing to a path.
  package func clip(to path: Path, evenOdd: Bool) {
    var path = path
    path.usesEvenOddRule = evenOdd
    state.clip = state.clip.intersection(path.controlBounds)
    record(.clip(.path(path)))
  }

  /// Clips subsequent drawing to an image mask that's scaled to a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.clip = state.clip.intersection(rect)
    let mask = ContextMask(mask, in: rect, depth: saved.count)
    for command in mask.opening { record(command) }
    masks.append(mask)
  }

  /// Fills the path and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, evenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Strokes the path and starts a new one.
  public func strokePath() {
    stroke(current, state.style)
    beginPath()
  }

  /// Draws the path and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(current, evenOdd: false)
    case .eoFill: fill(current, evenOdd: true)
    case .stroke: stroke(current, state.style)
    case .fillStroke, .eoFillStroke:
      fill(current, evenOdd: mode == .eoFillStroke)
      stroke(current, state.style)
    }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.fill(.rect(rect.standardized), state.fill)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    draw(.fill(.ellipse(rect.standardized), state.fill))
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    draw(.stroke(.rect(rect.standardized), state.stroke, state.style))
  }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    draw(.stroke(.rect(rect.standardized), state.stroke, style))
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    draw(.stroke(.ellipse(rect.standardized), state.stroke, state.style))
  }

  /// Strokes lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels in a rectangle transparent.
  public func clear(_ rect: CGRect) {
    if memory == nil, rect.contains(bounds.applying(ctm.inverted())) {
      recorded.removeAll { command in
        switch command {
        case .fill, .stroke, .text, .image, .shadow, .backdropBlur: true
        default: false
        }
      }
    } else {
      let area = DrawingCommand.fill(.rect(rect.standardized), .color(.black))
      recorded += BlendedDrawing(
        content: [area], coverage: area.coverage, opacity: 1, shadow: nil
      ).commands(.clear)
      if memory != nil { drawIntoMemory() }
    }
  }

  /// Clips to the path and starts a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: current, evenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) {
    state.clip = state.clip.intersection(rect)
    record(.clip(.rect(rect.standardized)))
  }

  /// Clips to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.add(rect.standardized) }
    clip(to: path, evenOdd: false)
  }

  /// The smallest rectangle that contains the clipping area.
  public var boundingBoxOfClipPath: CGRect { state.clip }

  /// Starts a group that's composited as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    record(
      BlendedDrawing.layer(state.blendMode, opacity: state.alpha, shadow: state.shadow))
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Composites the group that was started last.
  public func endTransparencyLayer() {
    restoreGState()
    record(.endGroup)
  }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let area = Path(
      alongLineFrom: startPoint, to: endPoint, in: state.clip,
      before: options.contains(.drawsBeforeStartLocation),
      after: options.contains(.drawsAfterEndLocation))
    draw(
      .fill(
        area.map { .path($0) } ?? .rect(state.clip),
        .linearGradient(start: startPoint, end: endPoint, stops: gradient.stops)))
  }

  /// Draws a gradient between circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    Stub.contextRadialGradient.report(if: startCenter != endCenter)
    let inner = endRadius > 0 ? startRadius / endRadius : 0
    let stops = gradient.stops.map {
      GradientStop(location: inner + $0.location * (1 - inner), color: $0.color)
    }
    var area = Path(usesEvenOddRule: true)
    func add(_ radius: CGFloat) {
      area.addEllipse(
        in: CGRect(
          x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    if options.contains(.drawsAfterEndLocation) { area.add(state.clip) } else { add(endRadius) }
    if startRadius > 0, !options.contains(.drawsBeforeStartLocation) { add(startRadius) }
    draw(.fill(.path(area), .radialGradient(center: endCenter, radius: endRadius, stops: stops)))
  }

  /// Draws an image with its first row at the largest y-coordinate, as Core Graphics does.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    record(.save)
    record(
      .concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY).displayed))
    draw(
      .image(
        image.id, destination: rect, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil))
    record(.restore)
  }

  /// Returns an image of the drawing so far.
  public func makeImage() -> CGImage? {
    if let memory { return memory.image }
    let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let moved = bounds.origin == .zero ? commands : [.concatenate(origin.displayed)] + commands
    return Bitmap(drawing: moved, size: size, scale: scale).map { CGImage($0) }
  }

  /// The position at which text is drawn.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
}
