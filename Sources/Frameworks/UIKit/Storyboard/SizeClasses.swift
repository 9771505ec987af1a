/// The two size classes that storyboards can vary by.
struct SizeClasses: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(_ traits: UITraitCollection) {
    horizontal = traits.horizontalSizeClass
    vertical = traits.verticalSizeClass
  }
}
