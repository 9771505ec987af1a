import DisplayList
import Stubs

/// A path of lines and curves that can be drawn in the current context.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibezierpath>.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = Path()
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of strokes.
  open var lineWidth: CGFloat = 1
  /// The ends of open strokes.
  open var lineCapStyle: CGLineCap = .butt
  /// The joins of strokes.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The miter limit, in line widths, beyond which sharp joins are beveled.
  open var miterLimit: CGFloat = 10
  /// The accuracy with which curves are drawn.
  open var flatness: CGFloat = 0.6 {
    didSet { Stub.pathFlatness.report(if: flatness != oldValue) }
  }
  /// Whether the even-odd rule determines which areas are inside the path.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a path from an archive.
  public required init?(coder: NSCoder) {
    let archive = PathArchive(coder: coder)
    path = archive.path
    dash = archive.dash
    dashPhase = CGFloat(coder.decodeDouble(forKey: "UIBezierPathDashPhase"))
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineCap")) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: coder.decodeInt32(forKey: "UIBezierPathLineJoin")) ?? .miter
    miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathEvenOdd")
    super.init()
  }

  /// Writes the path into an archive.
  open func encode(with coder: NSCoder) {
    PathArchive(path: path, dash: dash).encode(with: coder)
    coder.encode(Double(dashPhase), forKey: "UIBezierPathDashPhase")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(lineCapStyle.rawValue, forKey: "UIBezierPathLineCap")
    coder.encode(lineJoinStyle.rawValue, forKey: "UIBezierPathLineJoin")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathEvenOdd")
  }

  /// Whether the class supports secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a rectangular path.
  public convenience init(rect: CGRect) {
    self.init()
    path.add(rect.standardized)
  }

  /// Creates a path of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect.standardized)
  }

  /// Creates a path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = CGSize(
      width: min(cornerRadii.width, rect.width / 2),
      height: min(cornerRadii.height, rect.height / 2))
    path.addRoundedRect(
      rect.standardized,
      radii: (
        corners.contains(.topLeft) ? radius : .zero, corners.contains(.topRight) ? radius : .zero,
        corners.contains(.bottomRight) ? radius : .zero,
        corners.contains(.bottomLeft) ? radius : .zero
      ))
  }

  /// Creates a path of an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of another.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) {
    path.elements.append(.move(point))
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    path.elements.append(.line(point))
  }

  /// Adds a cubic curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.elements.append(.cubic(control1: controlPoint1, control2: controlPoint2, to: endPoint))
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.elements.append(.quadratic(control: controlPoint, to: endPoint))
  }

  /// Adds a circle's arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, start: startAngle,
      delta: Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise))
  }

  /// Adds a line to the start of the subpath.
  open func close() {
    if !path.elements.isEmpty { path.elements.append(.close) }
  }

  /// Removes everything from the path.
  open func removeAllPoints() {
    path.elements = []
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.elements += bezierPath.path.elements
  }

  /// Returns the path with its direction reversed.
  open func reversing() -> UIBezierPath {
    let result = copy() as! UIBezierPath
    result.path = path.reversed()
    return result
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  /// Whether the path is empty.
  open var isEmpty: Bool { path.elements.isEmpty }

  /// The smallest rectangle that contains the drawn curve.
  open var bounds: CGRect { path.bounds }

  /// The current point.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Sets the lengths of the dashes and the gaps between them.
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Returns the lengths of the dashes and the gaps between them.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  /// Fills the path in the current context.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(path, evenOdd: usesEvenOddFillRule)
  }

  /// Fills the path in the current context with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  /// Strokes the path in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.stroke(
      path,
      StrokeStyle(
        width: lineWidth, cap: lineCapStyle.displayed, join: lineJoinStyle.displayed,
        miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase))
  }

  /// Strokes the path in the current context with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    stroke()
    context.restoreGState()
  }

  /// Clips the current context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(to: path, evenOdd: usesEvenOddFillRule)
  }

  /// Returns a path with the same elements and line attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = UIBezierPath()
    result.path = path
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dash = dash
    result.dashPhase = dashPhase
    return result
  }
}
