import UIKit

/// Options of a page's field that have a common title, or none.
struct WebOptionGroup: Equatable {
  var title: String?
  /// The indices of the options.
  var indices: Range<Int>

  /// Returns the groups of options in their order.
  static func all(of options: [PageDescription.Option]) -> [WebOptionGroup] {
    var groups: [WebOptionGroup] = []
    for (index, option) in options.enumerated() {
      if let last = groups.last, last.title == option.group {
        groups[groups.count - 1].indices = last.indices.lowerBound..<index + 1
      } else {
        groups.append(WebOptionGroup(title: option.group, indices: index..<index + 1))
      }
    }
    return groups
  }

  /// Returns a menu with the options, in which the chosen one has a checkmark.
  @MainActor
  static func menu(
    of picker: PageDescription.Picker, choose: @escaping @MainActor (Int) -> Void
  ) -> UIMenu {
    let groups = all(of: picker.options).map { group in
      let actions = group.indices.map { index in
        action(picker.options[index]) { choose(index) }
      }
      return UIMenu(title: group.title ?? "", options: .displayInline, children: actions)
    }
    return UIMenu(children: groups)
  }

  @MainActor
  private static func action(
    _ option: PageDescription.Option, choose: @escaping @MainActor () -> Void
  ) -> UIAction {
    UIAction(
      title: option.label, attributes: option.isDisabled ? .disabled : [],
      state: option.isOn ? .on : .off
    ) { _ in choose() }
  }
}
