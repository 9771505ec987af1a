/// The room that a table view has for its rows, on which their heights depend.
struct TableRoom: Equatable {
  var width: CGFloat = 0
  /// What is covered of the sides.
  var covered = UIEdgeInsets.zero
}
