extension MaterialDesign {
  static let ios18 = MaterialDesign(
    blurRadius: 20, lightTint: 0.97, darkTint: 0.12, light: 0.3, ultraThin: 0.45, thin: 0.6,
    regular: 0.75, prominent: 0.8, thick: 0.87)
}
