extension SpinnerDesign {
  static let ios18 = SpinnerDesign(
    medium: Size(diameter: 20, spoke: CGSize(width: 2.5, height: 6.5), spokeDistance: 6.75),
    large: Size(diameter: 37, spoke: CGSize(width: 5, height: 12), spokeDistance: 11.5),
    color: .systemGray,
    strengths: [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }, restingStrength: 0.6,
    turn: 0.8)
}
