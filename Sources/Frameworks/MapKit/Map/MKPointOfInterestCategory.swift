/// A kind of points of interest.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkpointofinterestcategory>.
public struct MKPointOfInterestCategory: RawRepresentable, Equatable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Airports.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// Amusement parks.
  public static let amusementPark = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryAmusementPark")
  /// Aquariums.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
  /// Cash machines.
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryATM")
  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// Beaches.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  /// Breweries.
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  /// Cafes.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Campgrounds.
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  /// Car rentals.
  public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
  /// Chargers of electric cars.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEVCharger")
  /// Fire stations.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
  /// Fitness centers.
  public static let fitnessCenter = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryFitnessCenter")
  /// Food markets.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// Gas stations.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Laundries.
  public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
  /// Libraries.
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// Marinas.
  public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
  /// Movie theaters.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
  /// Museums.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// National parks.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  /// Nightlife.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
  /// Parks.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Parking.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// Police stations.
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  /// Post offices.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
  /// Public transport.
  public static let publicTransport = MKPointOfInterestCategory(
    rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Restrooms.
  public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
  /// Schools.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// Stadiums.
  public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
  /// Stores.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// Theaters.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// Universities.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
  /// Wineries.
  public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
  /// Zoos.
  public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
}
