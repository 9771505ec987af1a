enum Fruits {
  static let all = [
    "Apple", "Apricot", "Banana", "Blackberry", "Blueberry", "Cherry", "Date", "Elderberry", "Fig",
    "Grape", "Guava", "Kiwi", "Lemon", "Lime", "Lychee", "Mango", "Melon", "Nectarine", "Orange",
    "Papaya", "Peach", "Pear", "Pineapple", "Plum", "Quince", "Raspberry", "Strawberry",
  ]

  static func found(_ text: String?, longOnly: Bool = false) -> [String] {
    let text = text ?? ""
    return all.filter {
      (text.isEmpty || $0.lowercased().contains(text.lowercased())) && (!longOnly || $0.count > 6)
    }
  }
}
