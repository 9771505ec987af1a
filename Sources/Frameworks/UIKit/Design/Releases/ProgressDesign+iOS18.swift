extension ProgressDesign {
  static let ios18 = ProgressDesign(
    width: 150, height: 4, barHeight: 2.5, barInset: 1, trackColor: .systemFill, changing: 0.25)
}
