extension TextViewDesign {
  static let ios18 = TextViewDesign(
    font: DesignFont(size: 12), textColor: .label, fill: .systemBackground,
    insets: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), caretMargin: 4)
}
