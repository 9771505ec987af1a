extension Stub {
  /// The stubs of storyboards.
  static let storyboard: [Stub] = [storyboardElement, storyboardRelationship]

  /// `An element of a storyboard`.
  package static let storyboardElement = Stub.feature(
    "An element of a storyboard",
    lacks:
      "there is no such class: a plain view stands in for a view, and nothing for anything else")

  /// `A relationship of a storyboard`.
  package static let storyboardRelationship = Stub.feature(
    "A relationship of a storyboard", lacks: "it isn't known and has no effect")
}
