/// A step of an update that can be repeated on its own.
enum UpdateStep {
  /// The properties.
  case properties
  /// The constraints.
  case constraints
  /// A controller's work before its view is laid out.
  case layoutStart
  /// The layout of a view.
  case layout
  /// A controller's work after its view is laid out.
  case layoutEnd
  /// The content of a view.
  case drawing
  /// The configuration of a cell, a header, or a button.
  case configuration
  /// The configuration that a controller shows in place of missing content.
  case contentUnavailable
}
