extension Stub {
  /// The stubs of storyboards.
  static let storyboard: [Stub] = [storyboardElement, storyboardRelationship]

  /// `An element of a storyboard`.
  package static let storyboardElement = Stub.feature(
    "An element of a storyboard",
    lacks:
      "the class isn't supported: a view becomes a plain view, and other objects are ignored")

  /// `A relationship of a storyboard`.
  package static let storyboardRelationship = Stub.feature(
    "A relationship of a storyboard", lacks: "it isn't supported, and has no effect")
}
