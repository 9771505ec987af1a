import Foundation

/// A type that handles each command of a frame, in order.
///
/// Every kind of command is a requirement, so that all code that reads frames must handle new
/// commands.
package protocol DrawingVisitor {
  /// The error that ends a visit early, or `Never` for a visitor that accepts all commands.
  associatedtype Failure: Error

  /// Called for `DrawingCommand.save`.
  mutating func save() throws(Failure)
  /// Called for `DrawingCommand.restore`.
  mutating func restore() throws(Failure)
  /// Called for `DrawingCommand.concatenate(_:)`.
  mutating func concatenate(_ transform: Transform) throws(Failure)
  /// Called for `DrawingCommand.clip(_:)`.
  mutating func clip(to shape: Shape) throws(Failure)
  /// Called for `DrawingCommand.beginGroup(opacity:shadow:blendMode:)`.
  mutating func beginGroup(opacity: Double, shadow: Shadow?, blendMode: BlendMode) throws(Failure)
  /// Called for `DrawingCommand.endGroup`.
  mutating func endGroup() throws(Failure)
  /// Called for `DrawingCommand.fill(_:_:)`.
  mutating func fill(_ shape: Shape, with paint: Paint) throws(Failure)
  /// Called for `DrawingCommand.stroke(_:_:_:)`.
  mutating func stroke(_ shape: Shape, with color: Color, style: StrokeStyle) throws(Failure)
  /// Called for `DrawingCommand.text(_:)`.
  mutating func draw(_ text: TextRun) throws(Failure)
  /// Called for `DrawingCommand.image(_:destination:source:tint:isSmooth:)`.
  mutating func draw(
    _ image: ImageID, in destination: CGRect, source: CGRect, tint: Color?, isSmooth: Bool
  ) throws(Failure)
  /// Called for `DrawingCommand.shadow(_:_:)`.
  mutating func draw(_ shadow: Shadow, of shape: Shape) throws(Failure)
  /// Called for `DrawingCommand.backdropBlur(_:radius:)`.
  mutating func blurBackdrop(beneath shape: Shape, radius: Double) throws(Failure)
}

extension DrawingVisitor {
  /// Calls the method for a command.
  package mutating func visit(_ command: DrawingCommand) throws(Failure) {
    switch command {
    case .save: try save()
    case .restore: try restore()
    case .concatenate(let transform): try concatenate(transform)
    case .clip(let shape): try clip(to: shape)
    case .beginGroup(let opacity, let shadow, let blendMode):
      try beginGroup(opacity: opacity, shadow: shadow, blendMode: blendMode)
    case .endGroup: try endGroup()
    case .fill(let shape, let paint): try fill(shape, with: paint)
    case .stroke(let shape, let color, let style): try stroke(shape, with: color, style: style)
    case .text(let run): try draw(run)
    case .image(let id, let destination, let source, let tint, let isSmooth):
      try draw(id, in: destination, source: source, tint: tint, isSmooth: isSmooth)
    case .shadow(let shape, let shadow): try draw(shadow, of: shape)
    case .backdropBlur(let shape, let radius): try blurBackdrop(beneath: shape, radius: radius)
    }
  }
}
