/// The style in which the home screen shows icons.
enum IconStyle: String {
  case light
  case dark
  case tinted
}
